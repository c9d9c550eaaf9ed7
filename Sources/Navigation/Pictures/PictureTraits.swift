/// What a search for pictures must know beside the graph.
public struct PictureTraits: Sendable {
  /// By edge: whether it is shown by picture where it returns.
  public var slidesBack: [Bool]
  /// By standing: its class in the tables of what is shown by picture.
  public var classes: [Int32]
  /// By class: the classes that go back to it by picture from directly above.
  public var popSlides: BitRows
  /// The same where the one pushes the other: then the push says how the way back runs.
  public var pushSlides: BitRows
  /// By class: the classes that go back to it by picture out of the back menu.
  public var menuSlides: BitRows
  /// The same by a tap on the tab.
  public var tabSlides: BitRows
  /// By standing: whether its back button has a menu that asks for pictures.
  public var hasMenu: [Bool]
  /// By standing: whether its tab is there to be tapped again.
  public var hasTab: [Bool]

  /// The traits of an app.
  public init(
    slidesBack: [Bool], classes: [Int32], popSlides: BitRows, pushSlides: BitRows,
    menuSlides: BitRows, tabSlides: BitRows, hasMenu: [Bool], hasTab: [Bool]
  ) {
    self.slidesBack = slidesBack
    self.classes = classes
    self.popSlides = popSlides
    self.pushSlides = pushSlides
    self.menuSlides = menuSlides
    self.tabSlides = tabSlides
    self.hasMenu = hasMenu
    self.hasTab = hasTab
  }
}

extension StandingGraph {
  /// Works out which operations must take a picture: those of the result are edges of the graph,
  /// its screens standings, its roots the stacks.
  public func pictures(in graph: NavigationGraph, _ traits: PictureTraits) -> Pictures {
    var search = PictureSearch(machine(of: graph, traits), moves, parts)
    search.examineAll()
    return (consume search).finish()
  }

  /// By edge of the graph: whether it must take a picture, and nothing else of what pictures come to.
  public func captures(in graph: NavigationGraph, _ traits: PictureTraits) -> [Bool] {
    var search = PictureSearch(machine(of: graph, traits), moves, parts)
    search.examineAll()
    return search.isTaken
  }

  private func machine(of graph: NavigationGraph, _ traits: PictureTraits) -> ScreenMachine {
    var screens: [ScreenMachine.Screen] = []
    screens.reserveCapacity(standings.count)
    for (number, standing) in standings.enumerated() {
      screens.append(
        ScreenMachine.Screen(id: standing.screen, slideClass: traits.classes[number]))
      screens[number].hasMenu = traits.hasMenu[number]
      screens[number].hasTab = traits.hasTab[number]
      guard exchanges.count > 0 else { continue }
      screens[number].replaceTop = Array(exchanges.neighbours(of: Int32(number)))
    }
    for (number, lists) in replaces {
      screens[Int(number)].replace = lists.map {
        ScreenMachine.Replace(
          list: $0.list, operation: $0.edge, slidesBack: traits.slidesBack[Int($0.edge)])
      }
    }
    // Most of those who return do so to one screen, and many to the same one: these share an array.
    var alone: [Int32: [Int32]] = [:]
    func add(_ target: Int32, to targets: inout [Int32]) {
      guard targets.isEmpty else { return targets.append(target) }
      targets = alone[target] ?? [target]
      alone[target] = targets
    }
    for (index, edge) in graph.edges.enumerated() where traits.slidesBack[index] {
      guard edge.operation == .popTo || edge.operation == .popToRoot else { continue }
      for below in Standing.Below.allCases {
        guard let number = number(edge.from, below) else { continue }
        if edge.operation == .popTo {
          add(edge.to, to: &screens[Int(number)].popTo)
        } else {
          add(edge.to, to: &screens[Int(number)].popToRoot)
        }
      }
    }
    return ScreenMachine(
      screens: screens, pushes: pushes, pushOperations: pushEdges,
      operationCount: graph.edges.count, lists: lists, roots: roots,
      popSlides: traits.popSlides, pushSlides: traits.pushSlides, menuSlides: traits.menuSlides,
      tabSlides: traits.tabSlides)
  }
}
