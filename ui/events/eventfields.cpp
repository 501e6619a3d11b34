// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/eventfields.h"

#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/tables/celldelegate.h"

#include <QMimeData>

#include <algorithm>
#include <array>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

struct ColumnRow
{
    QLatin1StringView member;
    const char *title;
};

// clang-format off
static constexpr std::array columns{
    ColumnRow{key::name,         QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Name")},
    ColumnRow{key::id,           QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "ID")},
    ColumnRow{key::type,         QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Type")},
    ColumnRow{key::required,     QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Required")},
    ColumnRow{key::isPrimaryKey, QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Contact")},
    ColumnRow{key::jsonPointerPath, QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Read from")},
};
// clang-format on
static_assert(columns.size() == EventFields::ColumnCount);

static QLatin1StringView memberOf(int column)
{
    return columns[static_cast<std::size_t>(column)].member;
}

namespace {

// Short name of a type, to fit next to six other columns; the form shows a longer one.
struct TypeRow
{
    QLatin1StringView type;
    Icon icon;
    const char *name;
};

// clang-format off
constexpr std::array typeRows{
    TypeRow{"text"_L1,     Icon::Text,     QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Text")},
    TypeRow{"email"_L1,    Icon::Mail,     QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Email")},
    TypeRow{"phone"_L1,    Icon::Phone,    QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Phone")},
    TypeRow{"integer"_L1,  Icon::Number,   QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Whole number")},
    TypeRow{"decimal"_L1,  Icon::Number,   QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Decimal")},
    TypeRow{"date"_L1,     Icon::Calendar, QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Date")},
    TypeRow{"checkbox"_L1, Icon::List,     QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Multi-select")},
    TypeRow{"radio"_L1,    Icon::Choice,   QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Single select")},
    TypeRow{"boolean"_L1,  Icon::Toggle,   QT_TRANSLATE_NOOP("storedesk::ui::events::EventFields", "Yes/No")},
};
// clang-format on

const TypeRow *typeRowOf(const QString &type)
{
    const auto found =
        std::ranges::find_if(typeRows, [&type](const TypeRow &row) { return row.type == type; });
    return found == typeRows.end() ? nullptr : &*found;
}

} // namespace

static QString typeName(const QString &type)
{
    const auto *row = typeRowOf(type);
    return row ? EventFields::tr(row->name) : type;
}

static Icon iconOf(const QString &type)
{
    const auto *row = typeRowOf(type);
    return row ? row->icon : Icon::Text;
}

void EventFields::setFields(const QJsonArray &fields)
{
    beginResetModel();
    m_fields = fields;
    endResetModel();
}

QJsonObject EventFields::field(int row) const
{
    return m_fields[row].toObject();
}

void EventFields::setField(int row, const QJsonObject &field)
{
    if (row < 0 || row >= m_fields.size() || m_fields[row] == QJsonValue(field))
        return;
    m_fields[row] = field;
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    Q_EMIT edited();
}

void EventFields::insert(int row, const QJsonObject &field)
{
    beginInsertRows({}, row, row);
    m_fields.insert(row, field);
    endInsertRows();
    Q_EMIT edited();
}

int EventFields::add(const QJsonObject &field)
{
    const int row = rowCount();
    insert(row, field);
    return row;
}

QString EventFields::freeId(const QString &wish) const
{
    const auto taken = [this](const QString &id) {
        return std::ranges::any_of(
            m_fields, [&id](const QJsonValue &field) { return field[key::id].toString() == id; });
    };
    for (int number = 2;; ++number) {
        const auto id = u"%1%2"_s.arg(wish).arg(number);
        if (!taken(id))
            return id;
    }
}

int EventFields::addAll(const QJsonArray &fields)
{
    const int first = rowCount();
    for (const auto &value : fields) {
        auto field = value.toObject();
        const auto id = field.value(key::id).toString();
        const bool taken =
            std::ranges::any_of(std::as_const(m_fields), [&id](const QJsonValue &other) {
                return other[key::id].toString() == id;
            });
        if (taken && !id.isEmpty())
            field[key::id] = freeId(id);
        insert(rowCount(), field);
    }
    return first;
}

int EventFields::duplicate(int row)
{
    auto copy = field(row);
    copy[key::id] = freeId(copy[key::id].toString());
    // Only one field can be the primary key.
    copy.remove(key::isPrimaryKey);
    insert(row + 1, copy);
    return row + 1;
}

void EventFields::remove(int row)
{
    if (row < 0 || row >= m_fields.size())
        return;
    beginRemoveRows({}, row, row);
    m_fields.removeAt(row);
    endRemoveRows();
    Q_EMIT edited();
}

bool EventFields::move(int row, int step)
{
    const int target = row + step;
    if (row < 0 || row >= m_fields.size() || target < 0 || target >= m_fields.size())
        return false;
    beginMoveRows({}, row, row, {}, step > 0 ? target + 1 : target);
    const auto moved = m_fields.takeAt(row);
    m_fields.insert(target, moved);
    endMoveRows();
    Q_EMIT edited();
    return true;
}

int EventFields::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_fields.size());
}

int EventFields::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventFields::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= ColumnCount)
        return {};
    return tr(columns[static_cast<std::size_t>(section)].title);
}

static bool isTicked(int column)
{
    return column == EventFields::Required || column == EventFields::Key;
}

Qt::ItemFlags EventFields::flags(const QModelIndex &index) const
{
    const auto common = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    if (!index.isValid())
        // Allows drops between rows.
        return Qt::ItemIsDropEnabled;
    if (isTicked(index.column()))
        return common | Qt::ItemIsUserCheckable;
    return index.column() == TypeColumn ? common : common | Qt::ItemIsEditable;
}

QVariant EventFields::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QJsonValue value = field(index.row()).value(memberOf(index.column()));
    if (isTicked(index.column())) {
        if (role == Qt::CheckStateRole)
            return value.toBool() ? Qt::Checked : Qt::Unchecked;
        return role == Qt::AccessibleTextRole ? (value.toBool() ? tr("Yes") : tr("No"))
                                              : QVariant();
    }
    const auto text = value.toString();
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return index.column() == TypeColumn ? typeName(text) : itemmodels::shownText(text);
    case Qt::EditRole:
        return text;
    case ItemIconRole:
        return index.column() == TypeColumn ? QVariant::fromValue(iconOf(text)) : QVariant();
    default:
        return {};
    }
}

bool EventFields::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const bool tick = role == Qt::CheckStateRole && isTicked(index.column());
    const bool text = role == Qt::EditRole && (flags(index) & Qt::ItemIsEditable);
    if (!index.isValid() || (!tick && !text))
        return false;
    auto changed = field(index.row());
    const auto member = memberOf(index.column());
    if (tick)
        changed[member] = value.toInt() == Qt::Checked;
    else
        changed[member] = value.toString().trimmed();
    setField(index.row(), changed);
    return true;
}

static constexpr auto draggedRow = "application/x-storedesk-event-field"_L1;

QStringList EventFields::mimeTypes() const
{
    return {draggedRow};
}

QMimeData *EventFields::mimeData(const QModelIndexList &indexes) const
{
    auto *data = new QMimeData;
    if (!indexes.isEmpty())
        data->setData(draggedRow, QByteArray::number(indexes.first().row()));
    return data;
}

// Returns false on purpose: otherwise the view would remove the source row after the move.
bool EventFields::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                               const QModelIndex &parent)
{
    Q_UNUSED(column)
    bool known = false;
    const int from = data->data(draggedRow).toInt(&known);
    if (!known || action != Qt::MoveAction)
        return false;
    const int before = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    const int target = before > from ? before - 1 : before;
    if (target != from && move(from, target - from))
        Q_EMIT dragged(target);
    return false;
}

} // namespace storedesk::ui::events
