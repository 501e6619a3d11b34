// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "changemodel.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "base/clock.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/columnorder.h"
#include "journal/jobtitle.h"
#include "ui/changes/valuetable.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <functional>

namespace storedesk::ui::changes {

using storedesk::jobs::RecordChange;

ChangeModel::ChangeModel(account::Account &desk, const base::Clock &clock, Wanted wanted,
                         QObject *parent)
    : QAbstractTableModel(parent)
    , m_account(desk)
    , m_clock(clock)
    , m_wanted(std::move(wanted))
{
    connect(&desk.storage().changes(), &storage::ChangeHistory::changed, this, &ChangeModel::look);
    connect(&desk.contactFields(), &account::AccountFields::changed, this, &ChangeModel::look);
    look();
}

void ChangeModel::look()
{
    beginResetModel();
    m_changes = m_byJobs;
    m_rows.clear();
    for (const auto &change : m_account.storage().changes().all()) {
        if (!m_wanted || m_wanted(change))
            m_changes.push_back({.job = {}, .jobTitle = {}, .knowsBefore = true, .change = change});
    }
    std::ranges::sort(m_changes, std::greater(), [](const RecordChange &one) {
        return std::pair(one.change.at, one.change.number);
    });
    for (std::size_t at = 0; at < m_changes.size(); ++at) {
        for (const auto &member : m_changes[at].change.after.keys())
            m_rows.push_back({.change = at, .member = member});
        if (m_changes[at].rows > 0)
            m_rows.push_back({.change = at});
    }
    endResetModel();
}

void ChangeModel::setJobChanges(std::vector<RecordChange> changes)
{
    m_byJobs = std::move(changes);
    look();
}

const RecordChange &ChangeModel::changeAt(int row) const
{
    return m_changes[m_rows[static_cast<std::size_t>(row)].change];
}

int ChangeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ChangeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString titleOfMember(account::Account &desk, catalogue::Resource resource, const QString &member)
{
    if (const auto *field = catalogue::fieldOf(resource, member))
        return catalogue::titleOf(*field);
    if (resource == catalogue::Resource::Contact) {
        const auto rules = desk.contactFields().contactRules(catalogue::FieldLocation::Answer);
        if (const auto *rule = rules.rule(member); rule && !rule->title.isEmpty())
            return rule->title;
    }
    return member;
}

namespace {

// Input of a cell.
struct ChangeCell
{
    account::Account &desk;
    const RecordChange &one;
    QString member;
    QDateTime now;

    [[nodiscard]] catalogue::Resource resource() const
    {
        return catalogue::operation(one.change.operation).resource;
    }
    [[nodiscard]] QString words(const QJsonObject &values) const
    {
        return wordsOf(resource(), member, values.value(member), now);
    }
};

struct ChangeColumn
{
    ChangeModel::Column column;
    const char *title;
    QString (*text)(const ChangeCell &cell);
};

} // namespace

// Formatted as in the other lists.
static QString whenText(const ChangeCell &cell)
{
    const catalogue::Field field = {
        .key = catalogue::key::createdAt, .title = "", .type = catalogue::Type::Moment};
    return itemmodels::displayText(
        field, {{field.key, cell.one.change.at.toString(Qt::ISODateWithMs)}}, cell.now);
}

static QString endText(const ChangeCell &cell)
{
    switch (cell.one.change.end) {
    case storage::RecordEditResult::Undone:
        return ChangeModel::tr("Undone");
    case storage::RecordEditResult::Unknown:
        return ChangeModel::tr("Unknown");
    case storage::RecordEditResult::Saved:
        break;
    }
    return ChangeModel::tr("Saved");
}

static QString beforeText(const ChangeCell &cell)
{
    if (cell.one.rows > 0)
        return {};
    return cell.one.knowsBefore ? cell.words(cell.one.change.before) : ChangeModel::tr("not saved");
}

static QString byText(const ChangeCell &cell)
{
    // A row for a whole job shows the job in the record column.
    const bool whole = cell.one.rows > 0 && !cell.one.cannotMatch;
    if (cell.one.job.isEmpty())
        return ChangeModel::tr("Edit");
    if (cell.one.isImport)
        return whole ? ChangeModel::tr("Import")
                     : ChangeModel::tr("Import “%1”").arg(journal::shownTitle(cell.one.jobTitle));
    return whole ? ChangeModel::tr("Job")
                 : ChangeModel::tr("Job “%1”").arg(journal::shownTitle(cell.one.jobTitle));
}

static QString fieldText(const ChangeCell &cell)
{
    if (cell.one.cannotMatch)
        return ChangeModel::tr("Unknown: the file has no column that identifies this record");
    return cell.one.rows > 0
        ? ChangeModel::tr("%Ln row(s)", nullptr, static_cast<int>(cell.one.rows))
        : titleOfMember(cell.desk, cell.resource(), cell.member);
}

// clang-format off
static constexpr std::array changeColumns{
    ChangeColumn{ChangeModel::When, QT_TRANSLATE_NOOP("storedesk::ui::changes::ChangeModel", "Time"), whenText},
    ChangeColumn{ChangeModel::Record, QT_TRANSLATE_NOOP("storedesk::ui::changes::ChangeModel", "Record"),
                 [](const ChangeCell &cell) { return cell.one.change.title.isEmpty() ? cell.one.change.values.value(0) : journal::shownTitle(cell.one.change.title); }},
    ChangeColumn{ChangeModel::Field, QT_TRANSLATE_NOOP("storedesk::ui::changes::ChangeModel", "Field"), fieldText},
    ChangeColumn{ChangeModel::Before, QT_TRANSLATE_NOOP("storedesk::ui::changes::ChangeModel", "Old value"), beforeText},
    ChangeColumn{ChangeModel::After, QT_TRANSLATE_NOOP("storedesk::ui::changes::ChangeModel", "New value"),
                 [](const ChangeCell &cell) { return cell.one.rows > 0 ? QString() : cell.words(cell.one.change.after); }},
    ChangeColumn{ChangeModel::By, QT_TRANSLATE_NOOP("storedesk::ui::changes::ChangeModel", "Source"), byText},
    ChangeColumn{ChangeModel::End, QT_TRANSLATE_NOOP("storedesk::ui::changes::ChangeModel", "Result"), endText},
};
// clang-format on
static_assert(itemmodels::columnsInOrder(changeColumns, ChangeModel::ColumnCount));

QVariant ChangeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    const auto &one = m_changes[row.change];
    const auto &change = one.change;
    if (role == EndRole)
        return static_cast<int>(change.end);
    if (role == Qt::ToolTipRole && index.column() == When)
        return QLocale().toString(change.at.toLocalTime(), QLocale::LongFormat);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    return changeColumns[static_cast<std::size_t>(index.column())].text(
        {.desk = m_account, .one = one, .member = row.member, .now = m_clock.now()});
}

QVariant ChangeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0
        || section >= ColumnCount)
        return {};
    return tr(changeColumns[static_cast<std::size_t>(section)].title);
}

} // namespace storedesk::ui::changes
