// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookupmodel.h"

#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "catalogue/valuechecks.h"
#include "itemmodels/cells.h"
#include "itemmodels/columnorder.h"
#include "ui/details/groups.h"
#include "ui/tables/celldelegate.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::lookups {

using catalogue::Field;
using catalogue::Resource;

QString textOf(storedesk::jobs::LookupState state, bool running)
{
    if (state == storedesk::jobs::LookupState::Waiting && !running)
        return QCoreApplication::translate("ManyState", "Not looked up");
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("ManyState", "Found"), QT_TRANSLATE_NOOP("ManyState", "Not found"),
        QT_TRANSLATE_NOOP("ManyState", "Failed"), QT_TRANSLATE_NOOP("ManyState", "Checking"),
        QT_TRANSLATE_NOOP("ManyState", "Queued")};
    static_assert(words.size() == static_cast<std::size_t>(storedesk::jobs::LookupState::Count));
    return QCoreApplication::translate("ManyState", words[static_cast<std::size_t>(state)]);
}

QString reasonOf(const storedesk::jobs::LookupRow &row)
{
    if (row.state == storedesk::jobs::LookupState::NotFound
        && row.lookupKey->member == catalogue::key::contact::email
        && !catalogue::valuechecks::isEmail(row.value.toStdString()))
        return catalogue::textOf(catalogue::Reason::NotEmail);
    return row.state == storedesk::jobs::LookupState::Found ? QString() : row.sentence;
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
    : QAbstractTableModel(parent)
    , m_resource(resource)
    , m_list(resource)
{
    connect(&m_list, &storedesk::jobs::LookupList::aboutToInsert, this,
            [this](int first, int last) { beginInsertRows({}, first, last); });
    connect(&m_list, &storedesk::jobs::LookupList::inserted, this, [this] {
        numberRows();
        endInsertRows();
    });
    connect(&m_list, &storedesk::jobs::LookupList::aboutToReset, this,
            &BulkLookupModel::beginResetModel);
    connect(&m_list, &storedesk::jobs::LookupList::reset, this, [this] {
        m_lineOfRow.clear();
        numberRows();
        endResetModel();
    });
    connect(&m_list, &storedesk::jobs::LookupList::changed, this, [this](int first, int last) {
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
    });
    connect(&m_list, &storedesk::jobs::LookupList::countsChanged, this,
            &BulkLookupModel::countsChanged);
    for (const auto &field : catalogue::fieldsOf(resource)) {
        if (isColumn(resource, field))
            m_fields.push_back(&field);
    }
}

int BulkLookupModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_list.size();
}

int BulkLookupModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstField + static_cast<int>(m_fields.size());
}

namespace {

// A column that precedes those of the fields.
struct ManyColumn
{
    BulkLookupModel::Column column;
    const char *title;
    Qt::AlignmentFlag side;
    QString (*text)(const BulkLookupModel &model, const storedesk::jobs::LookupRow &row, int line);
    // If null, rows are sorted by the text.
    QVariant (*sortValue)(const storedesk::jobs::LookupRow &row, int line) = nullptr;
};

// clang-format off
constexpr std::array manyColumns{
    ManyColumn{BulkLookupModel::Line, QT_TRANSLATE_NOOP("ManyModel", "Line"), Qt::AlignRight,
               [](const BulkLookupModel &, const storedesk::jobs::LookupRow &, int line) { return QLocale().toString(line); },
               [](const storedesk::jobs::LookupRow &, int line) { return QVariant(line); }},
    ManyColumn{BulkLookupModel::Pasted, QT_TRANSLATE_NOOP("ManyModel", "Pasted text"), Qt::AlignLeft,
               [](const BulkLookupModel &, const storedesk::jobs::LookupRow &row, int) { return row.value; }},
    ManyColumn{BulkLookupModel::ReadAs, QT_TRANSLATE_NOOP("ManyModel", "Interpreted as"), Qt::AlignLeft,
               [](const BulkLookupModel &, const storedesk::jobs::LookupRow &row, int) { return titleOf(*row.lookupKey); }},
    ManyColumn{BulkLookupModel::Result, QT_TRANSLATE_NOOP("ManyModel", "Result"), Qt::AlignLeft,
               [](const BulkLookupModel &model, const storedesk::jobs::LookupRow &row, int) { return textOf(row.state, model.isRunning()); },
               [](const storedesk::jobs::LookupRow &row, int) { return QVariant(static_cast<int>(row.state)); }},
    ManyColumn{BulkLookupModel::Name, QT_TRANSLATE_NOOP("ManyModel", "Name"), Qt::AlignLeft,
               [](const BulkLookupModel &model, const storedesk::jobs::LookupRow &row, int) {
                   return row.state == storedesk::jobs::LookupState::Found ? details::nameOf(model.resource(), row.record) : reasonOf(row);
               }},
};
// clang-format on
static_assert(itemmodels::columnsInOrder(manyColumns, BulkLookupModel::FirstField));

const ManyColumn &manyColumn(int column)
{
    return manyColumns[static_cast<std::size_t>(column)];
}

} // namespace

const Field *BulkLookupModel::fieldAt(int column) const
{
    return column < FirstField ? nullptr : m_fields[static_cast<std::size_t>(column - FirstField)];
}

// Caches the line numbers, because sorting requests them repeatedly.
void BulkLookupModel::numberRows()
{
    m_lineOfRow.resize(std::min(m_lineOfRow.size(), rows().size()));
    while (m_lineOfRow.size() < rows().size()) {
        const int line = m_lines.of(rows()[m_lineOfRow.size()].value);
        m_lineOfRow.push_back(line > 0 ? line : static_cast<int>(m_lineOfRow.size()) + 1);
    }
}

QString BulkLookupModel::textAt(int row, int column) const
{
    const auto &found = rows()[static_cast<std::size_t>(row)];
    if (const auto *field = fieldAt(column))
        return itemmodels::displayText(*field, found.record, m_now);
    return manyColumn(column).text(*this, found, lineOf(row));
}

QVariant BulkLookupModel::sortAt(int row, int column) const
{
    const auto &found = rows()[static_cast<std::size_t>(row)];
    if (const auto *field = fieldAt(column))
        return itemmodels::sortValue(*field, found.record);
    const auto sortValue = manyColumn(column).sortValue;
    return sortValue ? sortValue(found, lineOf(row)) : textAt(row, column);
}

QVariant BulkLookupModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = rows()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textAt(index.row(), index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case SortRole:
        return sortAt(index.row(), index.column());
    case StateRole:
        return static_cast<int>(row.state);
    case ItemSpanRole:
        return index.column() == Name && row.state != storedesk::jobs::LookupState::Found;
    default:
        return {};
    }
}

QVariant BulkLookupModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto *field = fieldAt(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(field ? itemmodels::alignmentOf(*field)
                                         : Qt::AlignVCenter | manyColumn(section).side);
    if (role != Qt::DisplayRole)
        return {};
    return field ? catalogue::titleOf(*field)
                 : QCoreApplication::translate("ManyModel", manyColumn(section).title);
}

} // namespace storedesk::ui::lookups
