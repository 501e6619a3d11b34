// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/exports/exportcontacts.h"

#include "catalogue/field.h"
#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "practice/exports/exportheadings.h"
#include "practice/store/contactscores.h"
#include "practice/store/contacttable.h"
#include "practice/store/store.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>

using namespace Qt::StringLiterals;

namespace storedesk::practice {

namespace key = catalogue::key;

namespace {

// Iterates over the members of a compact, well-formed JSON object written by the store. Scans the
// bytes without building a tree, because an export of a million contacts would build a million.
//
//     for (ExportMembers members(body); members.next();)
//         use(members.key(), members.value());
class ExportMembers final
{
public:
    explicit ExportMembers(QByteArrayView object);

    bool next();
    // Returns the key without quotes. Keys written by the store need no escapes.
    [[nodiscard]] QByteArrayView key() const { return m_key; }
    // Returns the raw value, including quotes.
    [[nodiscard]] QByteArrayView value() const { return m_value; }

private:
    [[nodiscard]] qsizetype endOfText(qsizetype from) const;
    [[nodiscard]] qsizetype endOfValue(qsizetype from) const;

    QByteArrayView m_object;
    qsizetype m_at = 1;
    QByteArrayView m_key;
    QByteArrayView m_value;
};

ExportMembers::ExportMembers(QByteArrayView object)
    : m_object(object)
{ }

// Returns the position after the closing quote of the text that starts here.
qsizetype ExportMembers::endOfText(qsizetype from) const
{
    for (auto at = from + 1; at < m_object.size(); ++at) {
        if (m_object[at] == '\\')
            ++at;
        else if (m_object[at] == '"')
            return at + 1;
    }
    return m_object.size();
}

qsizetype ExportMembers::endOfValue(qsizetype from) const
{
    int depth = 0;
    for (auto at = from; at < m_object.size();) {
        const char letter = m_object[at];
        if (depth == 0 && (letter == ',' || letter == '}'))
            return at;
        if (letter == '"') {
            at = endOfText(at);
            continue;
        }
        if (letter == '[' || letter == '{')
            ++depth;
        else if (letter == ']' || letter == '}')
            --depth;
        ++at;
    }
    return m_object.size();
}

bool ExportMembers::next()
{
    if (m_at >= m_object.size() || m_object[m_at] != '"')
        return false;
    const auto keyEnd = endOfText(m_at);
    if (keyEnd + 1 >= m_object.size())
        return false;
    m_key = m_object.sliced(m_at + 1, keyEnd - m_at - 2);
    // Skips the colon.
    const auto from = keyEnd + 1;
    const auto end = endOfValue(from);
    m_value = m_object.sliced(from, end - from);
    m_at = end + 1;
    return true;
}

// Returns the text of a JSON value for display, without quotes and escapes. List elements are
// separated by vertical bars, and null is an empty text. The view points into the value if
// possible, otherwise into the given space.
QByteArrayView plainText(QByteArrayView value, QByteArray &space)
{
    if (value.isEmpty() || value == "null")
        return {};
    const bool text = value.front() == '"';
    if (!text && value.front() != '[')
        return value;
    if (text && !std::memchr(value.data(), '\\', static_cast<std::size_t>(value.size())))
        return value.sliced(1, value.size() - 2);
    // Texts with escapes and lists are rare enough for the slow path.
    const auto list =
        QJsonDocument::fromJson(text ? '[' + value.toByteArray() + ']' : value.toByteArray());
    space.clear();
    for (const auto &part : list.array()) {
        if (!space.isEmpty())
            space += '|';
        space += part.toString().toUtf8();
    }
    return space;
}

} // namespace

static constexpr int versionOfExternalId = 3;
static constexpr int versionOfOrigins = 5;

// These columns appear only in files. They are not contact fields.
static constexpr std::array origins{
    key::contact::lastSubscriptionDate,   key::contact::lastSubscriptionIp,
    key::contact::lastSubscriptionOrigin, key::contact::lastUnsubscriptionOrigin,
    key::contact::creationOrigin,
};

// Computed fields, which are not stored.
static constexpr std::array figures{
    key::contact::averagePurchasesAmount,
    key::contact::churnRate,
    key::contact::clv,
    key::contact::createdAt,
    key::contact::expectedPurchases,
    key::contact::firstPurchaseDate,
    key::contact::frequency,
    key::contact::isAnonymous,
    key::contact::lastPurchaseDate,
    key::contact::monetary,
    key::contact::pAlive,
    key::contact::recency,
    key::contact::rfm,
    key::contact::totalPurchases,
    key::contact::totalPurchasesAmount,
    key::contact::updatedAt,
};

ContactsExport::ContactsExport(Store &store, PracticeExportPlan plan, Moment now)
    : m_store(store)
    , m_plan(std::move(plan))
    , m_figures({.now = now, .predicts = predicts(store)})
{
    addFields(store.list(IdKind::ContactField, 0, std::numeric_limits<int>::max()));
    if (m_plan.version >= versionOfOrigins) {
        for (const auto &name : origins)
            addColumn(
                {.name = name,
                 .form = name == key::contact::lastSubscriptionDate ? Form::Date : Form::Plain});
    }
    for (std::size_t at = 0; at < m_columns.size(); ++at)
        m_places.insert(m_columns[at].key, at);
    m_values.resize(m_columns.size());
    auto query = store.database().query("SELECT max(number) FROM contact");
    m_end = query.next() ? query.number(0) : 0;
}

// Custom fields have the name that the store gave them.
QString ContactsExport::headingOf(const QJsonObject &field) const
{
    const auto id = field[key::id].toString();
    const bool named = m_plan.headings != Headings::Ids && field[key::custom].toBool();
    return named ? field[key::name].toString()
                 : practice::headingOf(HeadingSet::Contacts, id, m_plan.headings);
}

void ContactsExport::addColumn(Column column)
{
    if (column.heading.isEmpty())
        column.heading = practice::headingOf(HeadingSet::Contacts, column.name, m_plan.headings);
    column.key = column.name.toUtf8();
    m_columns.push_back(std::move(column));
}

// Formats a value as in a record.
static QByteArray jsonText(const QJsonValue &value)
{
    const auto list = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return list.sliced(1, list.size() - 2);
}

void ContactsExport::addFields(const QJsonArray &fields)
{
    for (const auto &entry : fields) {
        const auto field = entry.toObject();
        const auto name = field[key::id].toString();
        if (name == key::contact::externalId && m_plan.version < versionOfExternalId)
            continue;
        Column column{.name = name, .heading = headingOf(field)};
        const auto *known = catalogue::fieldOf(catalogue::Resource::Contact, name);
        if (field[key::type].toString() == "date"_L1)
            column.form = Form::Date;
        else if (known && known->type == catalogue::Type::Money)
            column.form = Form::Money;
        if (std::ranges::find(figures, name) != figures.end())
            column.source = Source::Figure;
        else if (field[key::required].toBool() && field.contains(key::defaultValue))
            column.byDefault = jsonText(field[key::defaultValue]);
        else if (name == key::contact::hasPushSubscriptions)
            column.byDefault = "false";
        else if (name == key::contact::emailSoftBounces)
            column.byDefault = "0";
        addColumn(std::move(column));
    }
}

QStringList ContactsExport::header() const
{
    QStringList names{practice::headingOf(HeadingSet::Contacts, key::id, m_plan.headings)};
    for (const auto &column : m_columns)
        names.append(column.heading);
    return names;
}

int ContactsExport::write(csv::CsvWriter &to, int limit)
{
    auto rows = m_store.database().query(
        "SELECT number, created, updated, purchases, amount, firstPurchase,"
        " lastPurchase, body, rfm FROM contact"
        " WHERE number > ? AND number <= ? AND "
            + bracketed(m_plan.condition) + " ORDER BY number LIMIT ?",
        {m_last, m_end, limit});
    int written = 0;
    for (; rows.next(); ++written) {
        m_last = rows.number(0);
        writeContact(to, rows);
    }
    return written;
}

static std::optional<Moment> momentAt(const base::Query &row, int column)
{
    return row.isNull(column) ? std::nullopt : std::optional(row.number(column));
}

QJsonObject ContactsExport::figuresOf(const base::Query &row) const
{
    const Contact contact{
        .number = row.number(0),
        .created = row.number(1),
        .updated = row.number(2),
        .purchases = row.number(3),
        .amount = row.real(4),
        .firstPurchase = momentAt(row, 5),
        .lastPurchase = momentAt(row, 6),
        .rfm = row.bytes(8),
    };
    QJsonObject worked{{key::contact::createdAt, jsonOf(contact.created)},
                       {key::contact::updatedAt, jsonOf(contact.updated)}};
    writeFigures(contact, m_figures, worked);
    return worked;
}

void ContactsExport::writeContact(csv::CsvWriter &to, const base::Query &row)
{
    std::ranges::fill(m_values, QByteArrayView());
    bool anonymous = true;
    for (ExportMembers members(row.view(7)); members.next();) {
        if (const auto place = m_places.constFind(members.key()); place != m_places.constEnd())
            m_values[*place] = members.value();
        anonymous = anonymous && members.key() != QByteArrayView(key::contact::email)
            && members.key() != QByteArrayView(key::contact::externalId);
    }
    auto worked = figuresOf(row);
    worked[key::contact::isAnonymous] = anonymous;

    to.cell(m_store.ids().of(IdKind::Contact, m_last));
    for (std::size_t at = 0; at < m_columns.size(); ++at) {
        if (m_columns[at].source == Source::Figure)
            writeFigure(to, m_columns[at], worked);
        else
            writeWritten(to, m_columns[at], m_values[at]);
    }
    to.endRow();
}

void ContactsExport::writeWritten(csv::CsvWriter &to, const Column &column, QByteArrayView value)
{
    const auto text = plainText(value.isNull() ? QByteArrayView(column.byDefault) : value, m_space);
    if (column.form == Form::Date)
        to.cell(QByteArrayView(dateText(text, m_plan.dates)));
    else
        to.cell(text);
}

static QByteArray numberText(double number, bool money)
{
    return money ? QByteArray::number(number, 'f', 2)
                 : QByteArray::number(number, 'g', QLocale::FloatingPointShortest);
}

void ContactsExport::writeFigure(csv::CsvWriter &to, const Column &column,
                                 const QJsonObject &worked) const
{
    const auto value = worked.value(column.name);
    if (value.isBool())
        to.cell(value.toBool() ? QByteArrayView("true") : QByteArrayView("false"));
    else if (value.isDouble())
        to.cell(QByteArrayView(numberText(value.toDouble(), column.form == Form::Money)));
    else if (column.form == Form::Date)
        to.cell(QByteArrayView(dateText(value.toString().toLatin1(), m_plan.dates)));
    else
        to.cell(value.toString());
}

} // namespace storedesk::practice
