// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/manymodel.h"

#include "catalogue/checker.h"
#include "catalogue/key.h"
#include "catalogue/valuechecks.h"
#include "items/cells.h"
#include "items/columnorder.h"
#include "ui/details/groups.h"
#include "ui/widgets/celldelegate.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace storedesk::ui::records {

using catalogue::Field;
using catalogue::Resource;

QString textOf(jobs::LookupState state, bool running)
{
    if (state == jobs::LookupState::Waiting && !running)
        return QCoreApplication::translate("ManyState", "Not looked up");
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("ManyState", "Found"), QT_TRANSLATE_NOOP("ManyState", "Not found"),
        QT_TRANSLATE_NOOP("ManyState", "Failed"), QT_TRANSLATE_NOOP("ManyState", "Checking"),
        QT_TRANSLATE_NOOP("ManyState", "Queued")};
    static_assert(words.size() == static_cast<std::size_t>(jobs::LookupState::Count));
    return QCoreApplication::translate("ManyState", words[static_cast<std::size_t>(state)]);
}

QString reasonOf(const jobs::LookupRow &row)
{
    if (row.state == jobs::LookupState::NotFound
        && row.lookupKey->member == catalogue::key::contact::email
        && !catalogue::valuechecks::isEmail(row.value.toStdString()))
        return catalogue::textOf(catalogue::Reason::NotEmail);
    return row.state == jobs::LookupState::Found ? QString() : row.sentence;
}

// Whether the field is a column of a list and not already shown in the row.
static bool isColumn(Resource resource, const Field &field)
{
    if (!field.places.testFlag(catalogue::Place::Table)
        || !field.places.testFlag(catalogue::Place::Answer))
        return false;
    const auto *const lookupKey = catalogue::lookupKeysOf(resource).front();
    return field.key != lookupKey->member && field.type != catalogue::Type::Text;
}

ManyModel::ManyModel(Resource resource, QObject *parent)
    : QAbstractTableModel(parent)
    , m_resource(resource)
    , m_list(resource)
{
    connect(&m_list, &jobs::LookupList::aboutToInsert, this,
            [this](int first, int last) { beginInsertRows({}, first, last); });
    connect(&m_list, &jobs::LookupList::inserted, this, [this] {
        numberRows();
        endInsertRows();
    });
    connect(&m_list, &jobs::LookupList::aboutToReset, this, &ManyModel::beginResetModel);
    connect(&m_list, &jobs::LookupList::reset, this, [this] {
        m_lineOfRow.clear();
        numberRows();
        endResetModel();
    });
    connect(&m_list, &jobs::LookupList::changed, this, [this](int first, int last) {
        Q_EMIT dataChanged(index(first, 0), index(last, columnCount() - 1));
    });
    connect(&m_list, &jobs::LookupList::countsChanged, this, &ManyModel::countsChanged);
    for (const auto &field : catalogue::fieldsOf(resource)) {
        if (isColumn(resource, field))
            m_fields.push_back(&field);
    }
}

int ManyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_list.size();
}

int ManyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstField + static_cast<int>(m_fields.size());
}

namespace {

// A column that precedes those of the fields.
struct ManyColumn
{
    ManyModel::Column column;
    const char *title;
    Qt::AlignmentFlag side;
    QString (*text)(const ManyModel &model, const jobs::LookupRow &row, int line);
    // If null, rows are sorted by the text.
    QVariant (*sortValue)(const jobs::LookupRow &row, int line) = nullptr;
};

// clang-format off
constexpr std::array manyColumns{
    ManyColumn{ManyModel::Line, QT_TRANSLATE_NOOP("ManyModel", "Line"), Qt::AlignRight,
               [](const ManyModel &, const jobs::LookupRow &, int line) { return QLocale().toString(line); },
               [](const jobs::LookupRow &, int line) { return QVariant(line); }},
    ManyColumn{ManyModel::Pasted, QT_TRANSLATE_NOOP("ManyModel", "Pasted text"), Qt::AlignLeft,
               [](const ManyModel &, const jobs::LookupRow &row, int) { return row.value; }},
    ManyColumn{ManyModel::ReadAs, QT_TRANSLATE_NOOP("ManyModel", "Interpreted as"), Qt::AlignLeft,
               [](const ManyModel &, const jobs::LookupRow &row, int) { return titleOf(*row.lookupKey); }},
    ManyColumn{ManyModel::Result, QT_TRANSLATE_NOOP("ManyModel", "Result"), Qt::AlignLeft,
               [](const ManyModel &model, const jobs::LookupRow &row, int) { return textOf(row.state, model.isRunning()); },
               [](const jobs::LookupRow &row, int) { return QVariant(static_cast<int>(row.state)); }},
    ManyColumn{ManyModel::Name, QT_TRANSLATE_NOOP("ManyModel", "Name"), Qt::AlignLeft,
               [](const ManyModel &model, const jobs::LookupRow &row, int) {
                   return row.state == jobs::LookupState::Found ? details::nameOf(model.resource(), row.record) : reasonOf(row);
               }},
};
// clang-format on
static_assert(items::columnsInOrder(manyColumns, ManyModel::FirstField));

const ManyColumn &manyColumn(int column)
{
    return manyColumns[static_cast<std::size_t>(column)];
}

} // namespace

const Field *ManyModel::fieldAt(int column) const
{
    return column < FirstField ? nullptr : m_fields[static_cast<std::size_t>(column - FirstField)];
}

// Caches the line numbers, because sorting requests them repeatedly.
void ManyModel::numberRows()
{
    m_lineOfRow.resize(std::min(m_lineOfRow.size(), rows().size()));
    while (m_lineOfRow.size() < rows().size()) {
        const int line = m_lines.of(rows()[m_lineOfRow.size()].value);
        m_lineOfRow.push_back(line > 0 ? line : static_cast<int>(m_lineOfRow.size()) + 1);
    }
}

QString ManyModel::textAt(int row, int column) const
{
    const auto &found = rows()[static_cast<std::size_t>(row)];
    if (const auto *field = fieldAt(column))
        return items::displayText(*field, found.record, m_now);
    return manyColumn(column).text(*this, found, lineOf(row));
}

QVariant ManyModel::sortAt(int row, int column) const
{
    const auto &found = rows()[static_cast<std::size_t>(row)];
    if (const auto *field = fieldAt(column))
        return items::sortValue(*field, found.record);
    const auto sortValue = manyColumn(column).sortValue;
    return sortValue ? sortValue(found, lineOf(row)) : textAt(row, column);
}

QVariant ManyModel::data(const QModelIndex &index, int role) const
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
        return index.column() == Name && row.state != jobs::LookupState::Found;
    default:
        return {};
    }
}

QVariant ManyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const auto *field = fieldAt(section);
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(field ? items::alignmentOf(*field)
                                         : Qt::AlignVCenter | manyColumn(section).side);
    if (role != Qt::DisplayRole)
        return {};
    return field ? catalogue::titleOf(*field)
                 : QCoreApplication::translate("ManyModel", manyColumn(section).title);
}

} // namespace storedesk::ui::records
