/// Bars that more than one part of an app writes to, and what the whole app is subject to.
let ownershipFaults: [ReportedFault] = [
  ReportedFault(
    10, "HBD#153", "the app sets its bar's appearance itself, beside the library, iOS 15: broken",
    .runTimeOnly("that code beside the plan writes to the bar stands in no description")),
  ReportedFault(
    19, "HBD#66", "pop from dark to white: the bar slides down",
    .undetectable("nobody could repeat it; the report has no style that would do it")),
  ReportedFault(
    48, "QMUI#655, #275; ZX#17; FD#111",
    "two libraries, or a web view, show and hide one bar: it "
      + "comes back, or never rests",
    .runTimeOnly("the second owner of the bar is code that no description knows of")),
  ReportedFault(
    60, "FD#147", "every navigation controller of the process is changed, others' too",
    .undetectable("a matter of how the library hooks into UIKit, not of any style")),
]
