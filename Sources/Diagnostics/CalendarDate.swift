/// A day of the calendar, such as `2027-01-31`: until when a finding is left alone.
public struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let year: Int
  private let month: Int
  private let day: Int

  /// The day written as `YYYY-MM-DD`; nil for anything else, and for days there are not.
  public init?(_ text: some StringProtocol) {
    let parts = text.utf8.split(separator: 0x2D, omittingEmptySubsequences: false)
    let widths = parts.map(\.count)
    let isDigits = parts.allSatisfy { $0.allSatisfy { (0x30...0x39).contains($0) } }
    guard widths == [4, 2, 2], isDigits else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + Int($1 - 0x30) } }
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
    guard (1...12).contains(month), day >= 1, day <= Self.days(of: month, in: year) else {
      return nil
    }
  }

  /// The day, in UTC, so many seconds after the start of 1970: the same on every machine.
  ///
  /// https://howardhinnant.github.io/date_algorithms.html#civil_from_days
  public init(secondsSinceEpoch seconds: Int) {
    let days = Int((Double(seconds) / 86_400).rounded(.down)) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shifted + 2) / 5 + 1
    month = shifted < 10 ? shifted + 3 : shifted - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  private static func days(of month: Int, in year: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// By time.
  public static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool {
    (lhs.year, lhs.month, lhs.day) < (rhs.year, rhs.month, rhs.day)
  }

  /// The day as `YYYY-MM-DD`.
  public var description: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}
