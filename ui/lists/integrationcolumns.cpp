// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lists/integrationcolumns.h"

#include "itemmodels/integrationtree.h"
#include "ui/host/pagehost.h"
#include "ui/tables/columnspopup.h"
#include "ui/tables/treeview.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace storedesk::ui::lists {

using namespace Qt::StringLiterals;
using itemmodels::IntegrationTree;

static constexpr auto hiddenMember = "hidden"_L1;
// The names of the columns in stored states, in column order. Never rename them.
static constexpr std::array columnNames{"name"_L1,     "alias"_L1,  "about"_L1,
                                        "contains"_L1, "events"_L1, "created"_L1};
static_assert(columnNames.size() == IntegrationTree::ColumnCount);

// The default widths, in column order.
static constexpr std::array leastWidths{240, 166, 170, 120, 98, 118};
static constexpr std::array givesWay{IntegrationTree::Created, IntegrationTree::Contains,
                                     IntegrationTree::About, IntegrationTree::Alias,
                                     IntegrationTree::Events};
static_assert(leastWidths.size() == IntegrationTree::ColumnCount);
// Minimum width of the name column. When names are short, the other columns get the space.
static constexpr int shortestName = 150;

static int pillWidth(const QAbstractItemView &view)
{
    return view.sizeHintForColumn(IntegrationTree::Events);
}

// Gives width that the names do not need to columns with long text, because aliases and addresses
// should be shown in full.
static void giveSpareRoom(TreeView &view, int spare)
{
    const QAbstractItemView &hints = view;
    for (const int column : {IntegrationTree::Alias, IntegrationTree::About}) {
        const int wanted = hints.sizeHintForColumn(column) - view.columnWidth(column);
        const int more =
            view.isColumnHidden(column) ? 0 : std::clamp(wanted, 0, std::max(0, spare));
        view.setColumnWidth(column, view.columnWidth(column) + more);
        spare -= more;
    }
}

// Returns the width at which no text is elided.
static int wishedWidth(const QAbstractItemView &hints, const TreeView &view, int name)
{
    int wished = name;
    for (int column = 1; column < IntegrationTree::ColumnCount; ++column) {
        const bool words = column == IntegrationTree::Alias || column == IntegrationTree::About;
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
}

void IntegrationColumns::fit()
{
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
        if (!m_view.isColumnHidden(column))
            needed += m_view.columnWidth(column);
    }
    const QAbstractItemView &hints = m_view;
    const int name = std::max(hints.sizeHintForColumn(IntegrationTree::Name),
                              m_host.theme().scaled(shortestName));
    if (!m_chosen)
        needed = hideLeastImportant(needed, wishedWidth(hints, m_view, name));
    giveSpareRoom(m_view, m_view.viewport()->width() - needed + leastName - name);
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
             .name = columnNames[static_cast<std::size_t>(column)],
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
    fit();
    Q_EMIT changed();
}

QJsonObject IntegrationColumns::state() const
{
    if (!m_chosen)
        return {};
    QJsonArray hidden;
    for (int column = 0; column < IntegrationTree::ColumnCount; ++column) {
        if (m_view.isColumnHidden(column))
            hidden.append(QString(columnNames[static_cast<std::size_t>(column)]));
    }
    return {{hiddenMember, hidden}};
}

void IntegrationColumns::restore(const QJsonObject &state)
{
    m_chosen = state.contains(hiddenMember);
    const auto hidden = state.value(hiddenMember).toArray();
    for (int column = 1; m_chosen && column < IntegrationTree::ColumnCount; ++column)
        m_view.setColumnHidden(
            column, hidden.contains(QString(columnNames[static_cast<std::size_t>(column)])));
    fit();
}

} // namespace storedesk::ui::lists
