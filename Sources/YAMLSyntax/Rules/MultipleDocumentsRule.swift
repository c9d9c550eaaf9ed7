public import Diagnostics

extension RuleInfo {
  /// A second YAML document in the file.
  public static let multipleDocuments = RuleInfo(
    "multiple-documents", .syntax,
    summary: "a second YAML document in the file",
    rationale: """
      A style file is one description. Most readers take the first document and drop the rest in silence
      (kubeconform#17).
      """,
    triggering: [
      Example(
        """
        navstyle: 1
        screens:
          home: {}
        ↓---
        navstyle: 1
        """)
    ],
    nonTriggering: [
      Example(
        """
        ---
        navstyle: 1
        screens:
          home: {}
        ...
        """),
      Example(
        """
        navstyle: 1
        screens:
          home: { class: "---" }
        """),
      Example(
        """
        # one description
        --- # begins here
        navstyle: 1
        screens:
          home: {}
        ...
        # and ends there
        """),
    ])
}
