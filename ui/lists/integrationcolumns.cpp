// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationcolumns.h"

#include "itemmodels/integrationtree.h"
#include "ui/host/pagehost.h"
#include "ui/tables/columnspopup.h"
#include "ui/tables/treeview.h"
#include "ui/theme/theme.h"

#include <QEvent>
#include <QHeaderView>
#include <QJsonArray>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>
#include <utility>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using itemmodels::IntegrationTree;

static constexpr auto hiddenMember = "hidden"_L1;
static constexpr auto orderMember = "order"_L1;
static constexpr auto widthsMember = "widths"_L1;
// The names of the columns in stored states, in column order. Never rename them.
static constexpr std::array columnNames{"name"_L1,     "alias"_L1,  "about"_L1,
                                        "contains"_L1, "events"_L1, "created"_L1};
static_assert(columnNames.size() == IntegrationTree::ColumnCount);

// The default order of the columns.
static constexpr std::array usualOrder{IntegrationTree::Name,   IntegrationTree::About,
                                       IntegrationTree::Alias,  IntegrationTree::Contains,
                                       IntegrationTree::Events, IntegrationTree::Created};
static_assert(usualOrder.size() == columnNames.size());
// The default widths, in column order.
static constexpr std::array leastWidths{240, 166, 170, 120, 98, 118};
static constexpr std::array givesWay{IntegrationTree::Created, IntegrationTree::Contains,
                                     IntegrationTree::About, IntegrationTree::Alias,
                                     IntegrationTree::Events};
static_assert(leastWidths.size() == IntegrationTree::ColumnCount);
// Minimum width of the name column. When names are short, the other columns get the space.
static constexpr int shortestName = 150;

static QString nameOf(int column)
{
    return columnNames[static_cast<std::size_t>(column)];
}

static QStringList usualNames()
{
    QStringList names;
    for (const auto column : usualOrder)
        names.append(nameOf(column));
    return names;
}

static int pillWidth(const QAbstractItemView &view)
{
    return view.sizeHintForColumn(IntegrationTree::Events);
}

// Gives width that the names do not need to columns with long text, because aliases and addresses
// should be shown in full. Widths that the user has set remain.
static void giveSpareRoom(TreeView &view, const QHash<QString, int> &set, int spare)
{
    const QAbstractItemView &hints = view;
    for (const int column : {IntegrationTree::Alias, IntegrationTree::About}) {
        const int wanted = hints.sizeHintForColumn(column) - view.columnWidth(column);
        const bool isKept = view.isColumnHidden(column) || set.contains(nameOf(column));
        const int more = isKept ? 0 : std::clamp(wanted, 0, std::max(0, spare));
        view.setColumnWidth(column, view.columnWidth(column) + more);
        spare -= more;
    }
}

// Returns the width at which no text is elided.
static int wishedWidth(const QAbstractItemView &hints, const TreeView &view,
                       const QHash<QString, int> &set, int name)
{
    int wished = name;
    for (int column = 1; column < IntegrationTree::ColumnCount; ++column) {
        const bool words = (column == IntegrationTree::Alias || column == IntegrationTree::About)
            && !set.contains(nameOf(column));
        wished += std::max(view.columnWidth(column), words ? hints.sizeHintForColumn(column) : 0);
    }
    return wished;
}

IntegrationColumns::IntegrationColumns(TreeView &view, PageHost &host, QObject *parent)
    : QObject(parent)
    , m_view(view)
    , m_host(host)
{
    // Queued, because rows may expand while the models are still processing an insertion.
    connect(&view, &QTreeView::expanded, this, &IntegrationColumns::fit, Qt::QueuedConnection);
    connect(view.header(), &QHeaderView::sectionMoved, this, [this] {
        if (!m_arranging)
            Q_EMIT changed();
    });
    view.header()->viewport()->installEventFilter(this);
}

QStringList IntegrationColumns::order() const
{
    QStringList names;
    for (int place = 0; place < IntegrationTree::ColumnCount; ++place)
        names.append(nameOf(m_view.header()->logicalIndex(place)));
    return names;
}

void IntegrationColumns::moveColumns(const QStringList &names)
{
    const QScopedValueRollback arranging(m_arranging, true);
    auto *header = m_view.header();
    // The names are the tree, so their column stays first.
    int place = 1;
    for (const auto &name : names) {
        for (int column = 1; column < IntegrationTree::ColumnCount; ++column) {
            if (nameOf(column) == name)
                header->moveSection(header->visualIndex(column), place++);
        }
    }
}

void IntegrationColumns::resetOrder()
{
    moveColumns(usualNames());
}

// Notes the widths that have changed since the mouse button was pressed. The names get the
// remaining width, which is not a choice of the user.
void IntegrationColumns::noteWidths()
{
    const auto before = std::exchange(m_pressed, {});
    bool isChanged = false;
    for (auto width = before.cbegin(); width != before.cend(); ++width) {
        const int now = m_view.columnWidth(width.key());
        if (width.key() == IntegrationTree::Name || now == 0 || now == width.value())
            continue;
        m_widths.insert(nameOf(width.key()), now);
        isChanged = true;
    }
    if (isChanged)
        Q_EMIT changed();
}

bool IntegrationColumns::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        for (int column = 0; column < m_view.header()->count(); ++column)
            m_pressed.insert(column, m_view.columnWidth(column));
        break;
    case QEvent::MouseButtonRelease:
        noteWidths();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void IntegrationColumns::fit()
{
    // Set no width while the user is dragging an edge.
    if (!m_pressed.isEmpty())
        return;
    // The name column gets the width that the other columns do not need.
    const int leastName = m_host.theme().scaled(leastWidths.front());
    int needed = leastName;
    for (int column = 1; column < IntegrationTree::ColumnCount; ++column) {
        if (!m_chosen)
            m_view.setColumnHidden(column, false);
        m_view.setColumnAtLeast(column, leastWidths[static_cast<std::size_t>(column)]);
        // Make the column wide enough for a pill, which is never cut off.
        if (column == IntegrationTree::Events)
            m_view.setColumnWidth(column, std::max(m_view.columnWidth(column), pillWidth(m_view)));
        if (const int width = m_widths.value(nameOf(column)); width > 0)
            m_view.setColumnWidth(column, std::max(width, m_view.header()->minimumSectionSize()));
        if (!m_view.isColumnHidden(column))
            needed += m_view.columnWidth(column);
    }
    const QAbstractItemView &hints = m_view;
    const int name = std::max(hints.sizeHintForColumn(IntegrationTree::Name),
                              m_host.theme().scaled(shortestName));
    if (!m_chosen)
        needed = hideLeastImportant(needed, wishedWidth(hints, m_view, m_widths, name));
    giveSpareRoom(m_view, m_widths, m_view.viewport()->width() - needed + leastName - name);
}

int IntegrationColumns::hideLeastImportant(int needed, int wished)
{
    for (const auto column : givesWay) {
        // Hide the date and the count first when space is short, because the detail panel shows
        // them as well.
        const bool told = column == IntegrationTree::Created || column == IntegrationTree::Contains;
        if (std::max(needed, told ? wished : 0) <= m_view.viewport()->width())
            continue;
        needed -= m_view.columnWidth(column);
        wished -= m_view.columnWidth(column);
        m_view.setColumnHidden(column, true);
    }
    return needed;
}

void IntegrationColumns::openChooser(QWidget &button)
{
    ColumnsPopup::Choice choice{
        .columns = {},
        .isShown = [this](int column) { return !m_view.isColumnHidden(column); },
        .setShown =
            [this](int column, bool isShown) {
                setShown(column, isShown);
            }};
    for (int column = 0; column < IntegrationTree::ColumnCount; ++column)
        choice.columns.append(
            {.title = m_view.model()->headerData(column, Qt::Horizontal).toString(),
             .name = nameOf(column),
             // The names are the tree.
             .isFixed = column == IntegrationTree::Name});
    auto *popup = new ColumnsPopup(choice, m_host.theme(), button.parentWidget());
    popup->addButton(tr("&Default columns"), u"columnsReset"_s, [this] { reset(); });
    popup->openBelow(button);
}

void IntegrationColumns::setShown(int column, bool isShown)
{
    m_chosen = true;
    m_view.setColumnHidden(column, !isShown);
    fit();
    Q_EMIT changed();
}

void IntegrationColumns::reset()
{
    m_chosen = false;
    m_widths.clear();
    resetOrder();
    fit();
    Q_EMIT changed();
}

QJsonObject IntegrationColumns::state() const
{
    QJsonObject state;
    if (m_chosen) {
        QJsonArray hidden;
        for (int column = 0; column < IntegrationTree::ColumnCount; ++column) {
            if (m_view.isColumnHidden(column))
                hidden.append(nameOf(column));
        }
        state.insert(hiddenMember, hidden);
    }
    if (const auto names = order(); names != usualNames())
        state.insert(orderMember, QJsonArray::fromStringList(names));
    QJsonObject widths;
    for (auto width = m_widths.cbegin(); width != m_widths.cend(); ++width)
        widths.insert(width.key(), width.value());
    if (!widths.isEmpty())
        state.insert(widthsMember, widths);
    return state;
}

void IntegrationColumns::restore(const QJsonObject &state)
{
    m_chosen = state.contains(hiddenMember);
    const auto hidden = state.value(hiddenMember).toArray();
    for (int column = 1; m_chosen && column < IntegrationTree::ColumnCount; ++column)
        m_view.setColumnHidden(column, hidden.contains(nameOf(column)));
    m_widths.clear();
    const auto widths = state.value(widthsMember).toObject();
    for (auto width = widths.constBegin(); width != widths.constEnd(); ++width)
        m_widths.insert(width.key(), width.value().toInt());
    resetOrder();
    moveColumns(state.value(orderMember).toVariant().toStringList());
    fit();
}

} // namespace storedesk::ui::lists
