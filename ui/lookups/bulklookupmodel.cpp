// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookupmodel.h"

#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "catalogue/valuechecks.h"
#include "itemmodels/cells.h"
#include "ui/details/groups.h"
#include "ui/tables/celldelegate.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using catalogue::Field;
using catalogue::Resource;

QString textOf(storedesk::lookups::LookupState state, bool running)
{
    if (state == storedesk::lookups::LookupState::Waiting && !running)
        return QCoreApplication::translate("ManyState", "Not looked up");
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("ManyState", "Found"), QT_TRANSLATE_NOOP("ManyState", "Not found"),
        QT_TRANSLATE_NOOP("ManyState", "Failed"), QT_TRANSLATE_NOOP("ManyState", "Checking"),
        QT_TRANSLATE_NOOP("ManyState", "Queued")};
    static_assert(words.size() == static_cast<std::size_t>(storedesk::lookups::LookupState::Count));
    return QCoreApplication::translate("ManyState", words[static_cast<std::size_t>(state)]);
}

QString reasonOf(const storedesk::lookups::LookupRow &row)
{
    if (row.state == storedesk::lookups::LookupState::NotFound
        && row.lookupKey->member == catalogue::key::contact::email
        && !catalogue::valuechecks::isEmail(row.value.toStdString()))
        return catalogue::textOf(catalogue::Reason::NotEmail);
    return row.state == storedesk::lookups::LookupState::Found ? QString() : row.sentence;
}

static bool isFound(const BulkLookupRow &row)
{
    return row.lookup.state == storedesk::lookups::LookupState::Found;
}

// Whether the field is a column of a list and not already shown in the row.
static bool isColumn(Resource resource, const Field &field)
{
    if (!field.places.testFlag(catalogue::FieldLocation::Table)
        || !field.places.testFlag(catalogue::FieldLocation::Answer))
        return false;
    const auto *const lookupKey = catalogue::lookupKeysOf(resource).front();
    return field.key != lookupKey->member && field.type != catalogue::Type::Text;
}

BulkLookupModel::BulkLookupModel(Resource resource, QObject *parent)
    : ColumnModel(parent)
    , m_resource(resource)
    , m_list(resource)
{
    auto columns = leadingColumns();
    for (const auto &field : catalogue::fieldsOf(resource)) {
        if (!isColumn(resource, field))
            continue;
        columns.push_back(columnOf(static_cast<int>(columns.size()), field));
        m_fields.push_back(&field);
    }
    const auto state = [](const BulkLookupRow &row, const Definition &) {
        return static_cast<int>(row.lookup.state);
    };
    setColumns(std::move(columns), {{StateRole, state}});
    connect(&m_list, &storedesk::lookups::LookupList::inserted, this,
            [this] { insertRowsAt(rowCount(), rowsOfList(rowCount(), m_list.size() - 1)); });
    connect(&m_list, &storedesk::lookups::LookupList::reset, this,
            [this] { setRows(rowsOfList(0, m_list.size() - 1)); });
    connect(&m_list, &storedesk::lookups::LookupList::changed, this,
            [this](int first, int last) { replaceRows(rowsOfList(first, last), first); });
    connect(&m_list, &storedesk::lookups::LookupList::countsChanged, this,
            &BulkLookupModel::countsChanged);
}

std::vector<BulkLookupModel::Definition> BulkLookupModel::leadingColumns() const
{
    const auto nameOrReason = [this](const BulkLookupRow &row) {
        return isFound(row) ? details::nameOf(m_resource, row.lookup.record) : reasonOf(row.lookup);
    };
    // clang-format off
    return {
        {.column = Line, .title = [] { return tr("Line"); }, .alignment = Qt::AlignRight | Qt::AlignVCenter,
         .text = [](const BulkLookupRow &row) { return QLocale().toString(row.line); }, .sortValue = &BulkLookupRow::line},
        {.column = Pasted, .title = [] { return tr("Pasted text"); },
         .text = [](const BulkLookupRow &row) { return row.lookup.value; }},
        {.column = ReadAs, .title = [] { return tr("Interpreted as"); },
         .text = [](const BulkLookupRow &row) { return titleOf(*row.lookup.lookupKey); }},
        {.column = Result, .title = [] { return tr("Result"); },
         .text = [this](const BulkLookupRow &row) { return textOf(row.lookup.state, m_running); },
         .sortValue = [](const BulkLookupRow &row) { return static_cast<int>(row.lookup.state); }},
        {.column = Name, .title = [] { return tr("Name"); }, .text = nameOrReason,
         .roles = {{ItemSpanRole, [](const BulkLookupRow &row) { return !isFound(row); }}}},
    };
    // clang-format on
}

BulkLookupModel::Definition BulkLookupModel::columnOf(int column, const Field &field) const
{
    return {.column = column,
            .title = [&field] { return catalogue::titleOf(field); },
            .alignment = itemmodels::alignmentOf(field),
            .text =
                [this, &field](const BulkLookupRow &row) {
                    return itemmodels::displayText(field, row.lookup.record, m_now);
                },
            .sortValue =
                [&field](const BulkLookupRow &row) {
                    return itemmodels::sortValue(field, row.lookup.record);
                }};
}

std::vector<BulkLookupRow> BulkLookupModel::rowsOfList(int first, int last) const
{
    std::vector<BulkLookupRow> copies;
    for (int row = first; row <= last; ++row) {
        const auto &lookup = m_list.rows()[static_cast<std::size_t>(row)];
        const int line = m_lines.of(lookup.value);
        copies.push_back({.lookup = lookup, .line = line > 0 ? line : row + 1});
    }
    return copies;
}

QStringList BulkLookupModel::columnNames() const
{
    QStringList names{u"line"_s, u"pasted"_s, u"readAs"_s, u"result"_s, u"name"_s};
    for (const auto *field : m_fields)
        names.append(QString(field->key));
    return names;
}

} // namespace storedesk::ui::lookups
