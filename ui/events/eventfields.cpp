// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/events/eventfields.h"

#include "catalogue/key.h"
#include "itemmodels/showntext.h"
#include "ui/tables/celldelegate.h"

#include <QMimeData>

#include <algorithm>
#include <array>
#include <iterator>

namespace storedesk::ui::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

namespace {

// Short name of a type, which fits next to six other columns. The form shows a longer name.
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

static constexpr Qt::ItemFlags editable = Qt::ItemIsDragEnabled | Qt::ItemIsEditable;
static constexpr Qt::ItemFlags checkable = Qt::ItemIsDragEnabled | Qt::ItemIsUserCheckable;

static EventFields::Definition textColumn(int column, std::function<QString()> title,
                                          QLatin1StringView member)
{
    const auto text = [member](const QJsonObject &field) {
        return field.value(member).toString();
    };
    return {.column = column,
            .title = std::move(title),
            .text = [text](const QJsonObject &field) { return itemmodels::shownText(text(field)); },
            .roles = {{Qt::EditRole, text}},
            .flags = editable,
            .setValue =
                [member](QJsonObject &field, const QVariant &value) {
                    field[member] = value.toString().trimmed();
                }};
}

static EventFields::Definition checkColumn(int column, std::function<QString()> title,
                                           QLatin1StringView member)
{
    const auto isChecked = [member](const QJsonObject &field) {
        return field.value(member).toBool();
    };
    const auto state = [isChecked](const QJsonObject &field) {
        return isChecked(field) ? Qt::Checked : Qt::Unchecked;
    };
    const auto spoken = [isChecked](const QJsonObject &field) {
        return isChecked(field) ? EventFields::tr("Yes") : EventFields::tr("No");
    };
    return {.column = column,
            .title = std::move(title),
            .roles = {{Qt::CheckStateRole, state}, {Qt::AccessibleTextRole, spoken}},
            .flags = checkable,
            .setValue = [member](QJsonObject &field, const QVariant &value) {
                field[member] = value.toInt() == Qt::Checked;
            }};
}

static QString typeIn(const QJsonObject &field)
{
    return field.value(key::type).toString();
}

EventFields::EventFields(QObject *parent)
    : ColumnModel(parent)
{
    // clang-format off
    setColumns({
        textColumn(Name, [] { return tr("Name"); }, key::name),
        textColumn(Id, [] { return tr("ID"); }, key::id),
        {.column = TypeColumn, .title = [] { return tr("Type"); },
         .text = [](const QJsonObject &field) { return typeName(typeIn(field)); },
         .roles = {{Qt::EditRole, typeIn},
                   {ItemIconRole, [](const QJsonObject &field) { return QVariant::fromValue(iconOf(typeIn(field))); }}},
         .flags = Qt::ItemIsDragEnabled},
        checkColumn(Required, [] { return tr("Required"); }, key::required),
        checkColumn(Key, [] { return tr("Contact"); }, key::isPrimaryKey),
        textColumn(Pointer, [] { return tr("Read from"); }, key::jsonPointerPath),
    }, {
        {Qt::AccessibleTextRole, [](const QJsonObject &field, const Definition &column) { return column.textOf(field); }},
    });
    // clang-format on
}

QJsonArray EventFields::fields() const
{
    QJsonArray all;
    std::ranges::copy(rows(), std::back_inserter(all));
    return all;
}

void EventFields::setFields(const QJsonArray &fields)
{
    std::vector<QJsonObject> all;
    std::ranges::transform(fields, std::back_inserter(all),
                           [](const QJsonValue &field) { return field.toObject(); });
    setRows(std::move(all));
}

QJsonObject EventFields::field(int row) const
{
    return row >= 0 && row < rowCount() ? rowAt(row) : QJsonObject();
}

void EventFields::setField(int row, const QJsonObject &field)
{
    if (row < 0 || row >= rowCount() || rowAt(row) == field)
        return;
    replaceRow(row, field);
    Q_EMIT edited();
}

void EventFields::insert(int row, const QJsonObject &field)
{
    insertRowsAt(std::clamp(row, 0, rowCount()), {field});
    Q_EMIT edited();
}

int EventFields::add(const QJsonObject &field)
{
    const int row = rowCount();
    insert(row, field);
    return row;
}

bool EventFields::isTaken(const QString &id) const
{
    return std::ranges::any_of(
        rows(), [&id](const QJsonObject &field) { return field.value(key::id).toString() == id; });
}

QString EventFields::freeId(const QString &wish) const
{
    for (int number = 2;; ++number) {
        const auto id = u"%1%2"_s.arg(wish).arg(number);
        if (!isTaken(id))
            return id;
    }
}

int EventFields::addAll(const QJsonArray &fields)
{
    const int first = rowCount();
    for (const auto &value : fields) {
        auto field = value.toObject();
        const auto id = field.value(key::id).toString();
        if (!id.isEmpty() && isTaken(id))
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
    if (row < 0 || row >= rowCount())
        return;
    removeRowsAt(row);
    Q_EMIT edited();
}

bool EventFields::move(int row, int step)
{
    const int target = row + step;
    if (row < 0 || row >= rowCount() || target < 0 || target >= rowCount())
        return false;
    moveRowTo(row, target);
    Q_EMIT edited();
    return true;
}

Qt::ItemFlags EventFields::flags(const QModelIndex &index) const
{
    // Allows drops between rows.
    return index.isValid() ? ColumnModel::flags(index) : Qt::ItemIsDropEnabled;
}

bool EventFields::setData(const QModelIndex &index, const QVariant &value, int role)
{
    const auto changed = rowWithInput(index, value, role);
    if (changed)
        setField(index.row(), *changed);
    return changed.has_value();
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
