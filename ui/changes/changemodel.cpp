// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "changemodel.h"

#include "account/account.h"
#include "account/accountfields.h"
#include "base/clock.h"
#include "catalogue/key.h"
#include "itemmodels/cells.h"
#include "itemmodels/timetip.h"
#include "journal/jobtitle.h"
#include "ui/changes/valuetable.h"

#include <algorithm>
#include <functional>

namespace storedesk::ui::changes {

using storedesk::jobs::RecordChange;

QString titleOfMember(account::Account &account, catalogue::Resource resource,
                      const QString &member)
{
    if (const auto *field = catalogue::fieldOf(resource, member))
        return catalogue::titleOf(*field);
    if (resource == catalogue::Resource::Contact) {
        const auto rules = account.contactFields().contactRules(catalogue::FieldLocation::Answer);
        if (const auto *rule = rules.rule(member); rule && !rule->title.isEmpty())
            return rule->title;
    }
    return member;
}

// Formats the time as in the other lists.
static QString whenText(const QDateTime &at, const QDateTime &now)
{
    const catalogue::Field field = {
        .key = catalogue::key::createdAt, .title = "", .type = catalogue::Type::Moment};
    return itemmodels::displayText(field, {{field.key, at.toString(Qt::ISODateWithMs)}}, now);
}

static QString valueText(const ChangeRow &row, const QJsonObject &values, const QDateTime &now)
{
    const auto resource = catalogue::operation(row.change.change.operation).resource;
    return wordsOf(resource, row.member, values.value(row.member), now);
}

static QString endText(const ChangeRow &row)
{
    switch (row.change.change.end) {
    case storage::RecordEditResult::Undone:
        return ChangeModel::tr("Undone");
    case storage::RecordEditResult::Unknown:
        return ChangeModel::tr("Unknown");
    case storage::RecordEditResult::Saved:
        break;
    }
    return ChangeModel::tr("Saved");
}

static QString recordText(const ChangeRow &row)
{
    const auto &edit = row.change.change;
    return edit.title.isEmpty() ? edit.values.value(0) : journal::shownTitle(edit.title);
}

static QString beforeText(const ChangeRow &row, const QDateTime &now)
{
    if (row.change.rows > 0)
        return {};
    return row.change.knowsBefore ? valueText(row, row.change.change.before, now)
                                  : ChangeModel::tr("not saved");
}

static QString afterText(const ChangeRow &row, const QDateTime &now)
{
    return row.change.rows > 0 ? QString() : valueText(row, row.change.change.after, now);
}

static QString byText(const ChangeRow &row)
{
    const auto &change = row.change;
    // A row that stands for a whole job shows the job in the record column.
    const bool whole = change.rows > 0 && !change.cannotMatch;
    if (change.job.isEmpty())
        return ChangeModel::tr("Edit");
    if (change.isImport)
        return whole ? ChangeModel::tr("Import")
                     : ChangeModel::tr("Import “%1”").arg(journal::shownTitle(change.jobTitle));
    return whole ? ChangeModel::tr("Job")
                 : ChangeModel::tr("Job “%1”").arg(journal::shownTitle(change.jobTitle));
}

static QString fieldText(const ChangeRow &row, account::Account &account)
{
    const auto &change = row.change;
    if (change.cannotMatch)
        return ChangeModel::tr("Unknown: the file has no column that identifies this record");
    return change.rows > 0
        ? ChangeModel::tr("%Ln row(s)", nullptr, static_cast<int>(change.rows))
        : titleOfMember(account, catalogue::operation(change.change.operation).resource,
                        row.member);
}

// Identifies a row. Changes made by jobs have no number.
static QStringList keyOf(const ChangeRow &row)
{
    const auto &change = row.change.change;
    return QStringList{row.change.job, QString::number(change.number),
                       QString::number(change.at.toMSecsSinceEpoch()), row.member}
    + change.values;
}

static QVariant whenTip(const ChangeRow &row)
{
    return itemmodels::timeTip(row.change.change.at);
}

ChangeModel::ChangeModel(account::Account &account, const base::Clock &clock, Wanted wanted,
                         QObject *parent)
    : ColumnModel(parent)
    , m_account(account)
    , m_clock(clock)
    , m_wanted(std::move(wanted))
{
    // clang-format off
    setColumns({
        {.column = When, .title = [] { return tr("Time"); },
         .text = [this](const ChangeRow &row) { return whenText(row.change.change.at, m_clock.now()); },
         .sortValue = [](const ChangeRow &row) { return row.change.change.at; },
         .roles = {{Qt::ToolTipRole, whenTip}}},
        {.column = Record, .title = [] { return tr("Record"); }, .text = recordText},
        {.column = Field, .title = [] { return tr("Field"); }, .text = [this](const ChangeRow &row) { return fieldText(row, m_account); }},
        {.column = Before, .title = [] { return tr("Old value"); }, .text = [this](const ChangeRow &row) { return beforeText(row, m_clock.now()); }},
        {.column = After, .title = [] { return tr("New value"); }, .text = [this](const ChangeRow &row) { return afterText(row, m_clock.now()); }},
        {.column = By, .title = [] { return tr("Source"); }, .text = byText},
        {.column = End, .title = [] { return tr("Result"); }, .text = endText},
    }, {
        {Qt::ToolTipRole, [](const ChangeRow &row, const Definition &column) { return column.text(row); }},
        {EndRole, [](const ChangeRow &row, const Definition &) { return static_cast<int>(row.change.change.end); }},
    });
    // clang-format on
    connect(&account.storage().changes(), &storage::ChangeHistory::changed, this,
            &ChangeModel::look);
    connect(&account.contactFields(), &account::AccountFields::changed, this, &ChangeModel::look);
    look();
}

void ChangeModel::look()
{
    auto changes = m_byJobs;
    for (const auto &change : m_account.storage().changes().all()) {
        if (!m_wanted || m_wanted(change))
            changes.push_back({.job = {}, .jobTitle = {}, .knowsBefore = true, .change = change});
    }
    std::ranges::sort(changes, std::greater(), [](const RecordChange &one) {
        return std::pair(one.change.at, one.change.number);
    });
    std::vector<ChangeRow> rows;
    for (const auto &change : changes) {
        for (const auto &member : change.change.after.keys())
            rows.push_back({.change = change, .member = member});
        if (change.rows > 0)
            rows.push_back({.change = change});
    }
    updateRows(std::move(rows), keyOf);
}

void ChangeModel::setJobChanges(std::vector<RecordChange> changes)
{
    m_byJobs = std::move(changes);
    look();
}

} // namespace storedesk::ui::changes
