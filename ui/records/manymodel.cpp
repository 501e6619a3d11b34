// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/manymodel.h"

#include "items/cells.h"
#include "items/columnorder.h"
#include "ui/details/groups.h"
#include "ui/widgets/celldelegate.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::ui::records {

using catalogue::Field;
using catalogue::Resource;

QString textOf(ManyState state)
{
    static constexpr std::array words{
        QT_TRANSLATE_NOOP("ManyState", "Found"), QT_TRANSLATE_NOOP("ManyState", "Not found"),
        QT_TRANSLATE_NOOP("ManyState", "Failed"), QT_TRANSLATE_NOOP("ManyState", "Checking"),
        QT_TRANSLATE_NOOP("ManyState", "Waiting")};
    static_assert(words.size() == static_cast<std::size_t>(ManyState::Count));
    return QCoreApplication::translate("ManyState", words[static_cast<std::size_t>(state)]);
}

// The columns of a list of them, without what the row says already.
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
{
    for (const auto &field : catalogue::fieldsOf(resource)) {
        if (isColumn(resource, field))
            m_fields.push_back(&field);
    }
}

void ManyModel::setLookupKey(const catalogue::LookupKey *lookupKey)
{
    m_lookupKey = lookupKey;
    for (auto &row : m_rows) {
        const auto *key = keyFor(row.value);
        if (row.state == ManyState::Found || row.state == ManyState::Asking
            || m_asked.contains({row.value, key})) // by this row, or by another one
            continue;
        m_asked.remove({row.value, row.lookupKey});
        m_asked.insert({row.value, key});
        --m_counts[at(row.state)];
        ++m_counts[at(ManyState::Waiting)];
        row = {.value = row.value, .lookupKey = key};
    }
    if (m_rows.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    Q_EMIT countsChanged();
}

const catalogue::LookupKey *ManyModel::keyFor(const QString &value) const
{
    return m_lookupKey ? m_lookupKey : &guessedLookupKey(m_resource, value);
}

int ManyModel::append(const QStringList &values)
{
    std::vector<ManyRow> fresh;
    for (const auto &value : values) {
        const auto *key = keyFor(value);
        if (m_asked.contains({value, key}))
            continue;
        m_asked.insert({value, key});
        fresh.push_back({.value = value, .lookupKey = key});
    }
    if (!fresh.empty()) {
        const int first = rowCount();
        beginInsertRows({}, first, first + static_cast<int>(fresh.size()) - 1);
        m_rows.insert(m_rows.end(), fresh.begin(), fresh.end());
        m_counts[at(ManyState::Waiting)] += static_cast<int>(fresh.size());
        endInsertRows();
    }
    Q_EMIT countsChanged();
    return static_cast<int>(values.size()) - static_cast<int>(fresh.size());
}

void ManyModel::setRows(std::vector<ManyRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    m_asked.clear();
    m_counts = {};
    for (const auto &row : m_rows) {
        m_asked.insert({row.value, row.lookupKey});
        ++m_counts[at(row.state)];
    }
    endResetModel();
    Q_EMIT countsChanged();
}

void ManyModel::set(int row, ManyState state, const QJsonObject &record, const QString &sentence)
{
    auto &changed = m_rows[static_cast<std::size_t>(row)];
    --m_counts[at(changed.state)];
    ++m_counts[at(state)];
    changed.state = state;
    changed.record = record;
    changed.sentence = sentence;
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
    Q_EMIT countsChanged();
}

void ManyModel::askFailedAgain()
{
    for (int row = 0; row < rowCount(); ++row) {
        if (m_rows[static_cast<std::size_t>(row)].state == ManyState::Failed)
            set(row, ManyState::Waiting);
    }
}

int ManyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ManyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : FirstField + static_cast<int>(m_fields.size());
}

namespace {

// One of the columns before those of the fields.
struct ManyColumn
{
    ManyModel::Column column;
    const char *title;
    Qt::AlignmentFlag side;
    QString (*text)(const ManyRow &row, int number, Resource resource);
    QVariant (*sortValue)(const ManyRow &row, int number) = nullptr; // else the text
};

// clang-format off
constexpr std::array manyColumns{
    ManyColumn{ManyModel::Line, QT_TRANSLATE_NOOP("ManyModel", "Line"), Qt::AlignRight,
               [](const ManyRow &, int number, Resource) { return QLocale().toString(number + 1); },
               [](const ManyRow &, int number) { return QVariant(number); }},
    ManyColumn{ManyModel::Pasted, QT_TRANSLATE_NOOP("ManyModel", "Pasted text"), Qt::AlignLeft,
               [](const ManyRow &row, int, Resource) { return row.value; }},
    ManyColumn{ManyModel::ReadAs, QT_TRANSLATE_NOOP("ManyModel", "Read as"), Qt::AlignLeft,
               [](const ManyRow &row, int, Resource) { return titleOf(*row.lookupKey); }},
    ManyColumn{ManyModel::Result, QT_TRANSLATE_NOOP("ManyModel", "Result"), Qt::AlignLeft,
               [](const ManyRow &row, int, Resource) { return textOf(row.state); },
               [](const ManyRow &row, int) { return QVariant(static_cast<int>(row.state)); }},
    ManyColumn{ManyModel::Name, QT_TRANSLATE_NOOP("ManyModel", "Name"), Qt::AlignLeft,
               [](const ManyRow &row, int, Resource resource) {
                   return row.state == ManyState::Found ? details::nameOf(resource, row.record) : row.sentence;
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

QString ManyModel::textAt(const ManyRow &row, int number, int column) const
{
    if (const auto *field = fieldAt(column))
        return items::displayText(*field, row.record, m_now);
    return manyColumn(column).text(row, number, m_resource);
}

QVariant ManyModel::sortAt(const ManyRow &row, int number, int column) const
{
    if (const auto *field = fieldAt(column))
        return items::sortValue(*field, row.record);
    const auto sortValue = manyColumn(column).sortValue;
    return sortValue ? sortValue(row, number) : textAt(row, number, column);
}

QVariant ManyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return textAt(row, index.row(), index.column());
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, role);
    case SortRole:
        return sortAt(row, index.row(), index.column());
    case StateRole:
        return static_cast<int>(row.state);
    case ItemSpanRole:
        return index.column() == Name && row.state != ManyState::Found;
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
