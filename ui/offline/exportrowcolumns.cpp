// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/offline/exportrowcolumns.h"

#include "account/account.h"
#include "storage/views.h"
#include "ui/host/pagehost.h"
#include "ui/tables/columnspopup.h"
#include "ui/tables/tableview.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QJsonObject>
#include <QScopedValueRollback>

#include <algorithm>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

static constexpr auto columnsMember = "columns"_L1;
static constexpr auto columnMember = "column"_L1;
static constexpr auto widthMember = "width"_L1;
static constexpr auto hiddenMember = "hidden"_L1;
static constexpr int narrowest = 48;

ExportRowColumns::ExportRowColumns(PageHost &host, TableView &table, const QStringList &names,
                                   Button *button)
    : QObject(button)
    , m_host(host)
    , m_table(table)
    , m_header(*table.horizontalHeader())
    , m_names(names)
    , m_button(button)
{
    connect(button, &Button::clicked, this, &ExportRowColumns::openPopup);
    connect(&host.account().storage(), &storage::AccountStorage::becameReady, this,
            &ExportRowColumns::restore);
    connect(&m_header, &QHeaderView::sectionMoved, this, &ExportRowColumns::keep);
    connect(&m_header, &QHeaderView::sectionResized, this, [this](int column) {
        if (!isStretched(column))
            keep();
    });
}

void ExportRowColumns::setLooks(std::span<const ExportColumnLook> looks)
{
    m_looks = looks;
    restore();
}

void ExportRowColumns::openPopup()
{
    ColumnsPopup::Choice choice;
    for (int column = 0; column < m_header.count(); ++column)
        choice.columns.append(
            {.title = m_table.model()->headerData(column, Qt::Horizontal).toString(),
             .name = m_names.value(column)});
    choice.isShown = [this](int column) {
        return !m_header.isSectionHidden(column);
    };
    choice.setShown = [this](int column, bool isShown) {
        setShown(column, isShown);
    };
    auto *popup = new ColumnsPopup(choice, m_host.theme(), m_button->parentWidget());
    popup->addButton(tr("&Default columns"), u"defaultColumns"_s, [this] {
        reset();
        m_host.account().storage().views().keep(m_table.objectName(), {});
    });
    popup->openBelow(*m_button);
}

int ExportRowColumns::visibleCount() const
{
    return m_header.count() - m_header.hiddenSectionCount();
}

// The last visible column stays, because a table without columns would look empty.
void ExportRowColumns::setShown(int column, bool isShown)
{
    if (!isShown && visibleCount() == 1)
        return;
    m_table.setColumnHidden(column, !isShown);
    keep();
}

void ExportRowColumns::reset()
{
    const QScopedValueRollback quiet(m_arranging, true);
    for (int column = 0; column < m_header.count(); ++column) {
        m_header.moveSection(m_header.visualIndex(column), column);
        m_table.setColumnHidden(column, false);
    }
    for (const auto &[column, pixels, ink] : m_looks) {
        m_table.setColumnAtLeast(column, pixels);
        m_table.cells()->setInk(column, ink);
    }
}

// The last visible column takes the remaining width, which is not a choice of the user.
bool ExportRowColumns::isStretched(int column) const
{
    for (int place = m_header.count() - 1; place >= 0; --place) {
        const int last = m_header.logicalIndex(place);
        if (!m_header.isSectionHidden(last))
            return last == column;
    }
    return false;
}

QJsonArray ExportRowColumns::arrangement() const
{
    QJsonArray columns;
    for (int place = 0; place < m_header.count(); ++place) {
        const int column = m_header.logicalIndex(place);
        QJsonObject entry{{columnMember, m_names.value(column)}};
        if (m_header.isSectionHidden(column))
            entry.insert(hiddenMember, true);
        else if (!isStretched(column))
            entry.insert(widthMember, m_header.sectionSize(column));
        columns.append(entry);
    }
    return columns;
}

void ExportRowColumns::keep()
{
    if (!m_arranging)
        m_host.account().storage().views().keep(m_table.objectName(), state());
}

QJsonObject ExportRowColumns::state() const
{
    return {{columnsMember, arrangement()}};
}

void ExportRowColumns::setState(const QJsonObject &state)
{
    apply(state);
    keep();
}

void ExportRowColumns::restore()
{
    apply(m_host.account().storage().views().state(m_table.objectName()));
}

void ExportRowColumns::apply(const QJsonObject &state)
{
    reset();
    const QScopedValueRollback quiet(m_arranging, true);
    int place = 0;
    for (const auto &entry : state.value(columnsMember).toArray()) {
        const auto column = static_cast<int>(m_names.indexOf(entry[columnMember].toString()));
        if (column < 0)
            continue;
        m_header.moveSection(m_header.visualIndex(column), place++);
        if (const int width = entry[widthMember].toInt(); width > 0)
            m_header.resizeSection(column, std::max(narrowest, width));
        if (entry[hiddenMember].toBool() && visibleCount() > 1)
            m_table.setColumnHidden(column, true);
    }
}

} // namespace storedesk::ui::records
