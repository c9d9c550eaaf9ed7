import Diagnostics
import SourceText
import Testing
import YAMLSyntax

@Suite struct CommentsTests {
  private func comments(_ text: String) -> [String] {
    let document = parse(SourceFile(path: "a.yaml", text: text)).value
    return document.comments(beginningWith: "tool:").map { document.file.text($0) }
  }

  @Test(arguments: [
    "# tool:x\na: 1\n", "a: 1  # tool:x\n", "a: [ # tool:x\n  1]\n", "a: {b: 1, # tool:x\n  c: 2}",
    "a:\n  - 1 # tool:x\n", "a: \"b\" # tool:x\n", "a: | # tool:x\n  text\n", "a: 1\n# tool:x",
    "a: >-\n  text\n# tool:x\nb: 1\n", "a: |\n  text\n\n # tool:x\nb: 1\n",
    "\u{FEFF}# tool:x\na: 1",
    "a: 1\r\n# tool:x\r\nb: 2\r\n", "a: &b # tool:x\n  1\n", "a:\n  # tool:x\n  b\n",
    "a: 1 # why # tool:x\n", "日本: 語 # tool:x\n",
  ])
  func `a comment is found wherever one may stand`(_ text: String) {
    #expect(comments(text) == ["# tool:x"])
  }

  @Test(arguments: [
    "a: \"b # tool:x\"\n", "a: 'b # tool:x'\n", "a: b# tool:x\n", "a: |\n  # tool:x\n",
    "a: |\n  text\n  # tool:x\nb: 1\n", "a: >-\n  b # tool:x\n", "a: \"b\n  # tool:x\n  c\"\n",
    "? \"# tool:x\"\n: 1\n", "a: [\"# tool:x\", 'b # tool:x']\n", "a: #tools:x\n",
    "a: 1 # a tool:x\n",
    "a: &b \"# tool:x\"\n", "a: !!str '# tool:x'\n", "a: |2\n    # tool:x\n",
  ])
  func `what a scalar says is no comment`(_ text: String) {
    #expect(comments(text).isEmpty)
  }

  @Test func `one that begins within another goes to the end of the line`() {
    #expect(comments("a: 1 # tool:x # tool:y\n#tool:z\n") == ["# tool:x # tool:y", "#tool:z"])
  }

  @Test func `what could not be read is not searched`() {
    #expect(comments("# tool:x\na: 1\nb: [\n# tool:y\n").first == "# tool:x")
    #expect(comments("a: 1\nb: \"open\n# tool:y\n").isEmpty)
  }
}
