/// What a search for pictures must know beside the graph.
public struct PictureTraits: Sendable {
  /// By edge: whether it is shown by picture where it returns.
  public var slidesBack: [Bool]
  /// By standing: its class in the tables of what is shown by picture.
  public var classes: [Int32]
  /// By class: the classes that go back to it by picture from directly above.
  public var popSlides: BitRows
  /// By class: the classes that go back to it by picture by a return nobody declared.
  public var otherSlides: BitRows
  /// By standing: whether its back button has a menu that asks for pictures.
  public var hasMenu: [Bool]
  /// By standing: whether its tab is there to be tapped again.
  public var hasTab: [Bool]

  /// The traits of an app.
  public init(
    slidesBack: [Bool], classes: [Int32], popSlides: BitRows, otherSlides: BitRows,
    hasMenu: [Bool], hasTab: [Bool]
  ) {
    self.slidesBack = slidesBack
    self.classes = classes
    self.popSlides = popSlides
    self.otherSlides = otherSlides
    self.hasMenu = hasMenu
    self.hasTab = hasTab
  }
}

extension StandingGraph {
  /// Works out which operations must take a picture: those of the result are edges of the graph,
  /// its screens standings, its roots the stacks.
  public func pictures(in graph: NavigationGraph, _ traits: PictureTraits) -> Pictures {
    findPictures(machine(of: graph, traits))
  }

  private func machine(of graph: NavigationGraph, _ traits: PictureTraits) -> ScreenMachine {
    var screens: [ScreenMachine.Screen] = []
    screens.reserveCapacity(standings.count)
    for (number, standing) in standings.enumerated() {
      var screen = ScreenMachine.Screen(id: standing.screen, slideClass: traits.classes[number])
      screen.hasMenu = traits.hasMenu[number]
      screen.hasTab = traits.hasTab[number]
      if exchanges.count > 0 { screen.replaceTop = Array(exchanges.neighbours(of: Int32(number))) }
      screen.replace = (replaces[Int32(number)] ?? []).map {
        ScreenMachine.Replace(
          list: $0.list, operation: $0.edge, slidesBack: traits.slidesBack[Int($0.edge)])
      }
      screens.append(screen)
    }
    for (index, edge) in graph.edges.enumerated() where traits.slidesBack[index] {
      guard edge.operation == .popTo || edge.operation == .popToRoot else { continue }
      for below in Standing.Below.allCases {
        guard let number = number(edge.from, below) else { continue }
        if edge.operation == .popTo {
          screens[Int(number)].popTo.append(edge.to)
        } else {
          screens[Int(number)].popToRoot.append(edge.to)
        }
      }
    }
    return ScreenMachine(
      screens: screens, pushes: pushes, pushOperations: pushEdges,
      operationCount: graph.edges.count, lists: lists, roots: roots,
      popSlides: traits.popSlides, otherSlides: traits.otherSlides)
  }
}
