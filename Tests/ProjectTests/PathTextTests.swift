import Project
import Testing

@Suite struct PathTextTests {
  @Test(arguments: [
    ("a", "a"), ("./a", "a"), ("a/./b//c/", "a/b/c"), ("a/../b", "b"), ("../a", "../a"),
    ("a/../../b", "../b"), ("/a/../../b", "/b"), ("", "."), ("a/..", "."), ("/", "/"), ("//", "/"),
    ("../..", "../.."),
  ])
  func `a path without detours`(_ path: String, _ expected: String) {
    #expect(PathText.normalized(path) == expected)
  }

  @Test(arguments: [
    (".", "a", "a"), ("/", "a", "/a"), ("/w", "../a", "/a"), ("x", "/a", "/a"), ("x", ".", "x"),
  ])
  func `a path from a folder`(_ folder: String, _ path: String, _ expected: String) {
    #expect(PathText.joined(folder, path) == expected)
  }

  @Test(arguments: [
    ("/w/a", "/w", "a"), ("/w", "/w", "."), ("/w/a", "/w/b/c", "../../a"), ("/wa", "/w", "../wa"),
    ("/", "/w", ".."),
  ])
  func `the way between two paths`(_ path: String, _ folder: String, _ expected: String) {
    #expect(PathText.relative(path, from: folder) == expected)
    #expect(PathText.joined(folder, PathText.relative(path, from: folder)) == path)
  }

  @Test func `what lies in a folder begins with its whole name`() {
    #expect(PathText.isInside("/w/a", "/w"))
    #expect(PathText.isInside("/w", "/w"))
    #expect(PathText.isInside("/w", "/"))
    #expect(!PathText.isInside("/wa", "/w"))
    #expect(!PathText.isInside("/", "/w"))
    #expect(!PathText.isInside("/w\u{301}", "/w"))
  }

  @Test func `a mark that combines with a slash hides no slash`() {
    #expect(PathText.normalized("/w/..//\u{301}a/../../x") == "/x")
    #expect(PathText.joined("/w", "/\u{301}a") == "/\u{301}a")
    #expect(PathText.folder(of: "/w/\u{301}a") == "/w")
    #expect(PathText.name(of: "/w/\u{301}a") == "\u{301}a")
    #expect(PathText.isInside("/w/\u{301}a", "/w"))
    #expect(PathText.relative("/w/\u{301}a", from: "/w") == "\u{301}a")
  }

  @Test(arguments: [("a", ".", "a"), ("/a", "/", "a"), ("a/b", "a", "b"), ("/a/b", "/a", "b")])
  func `folder and name`(_ path: String, _ folder: String, _ name: String) {
    #expect(PathText.folder(of: path) == folder)
    #expect(PathText.name(of: path) == name)
  }
}
