// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/fieldtable.h"

#include "catalogue/fieldset.h"
#include "catalogue/key.h"
#include "csv/csvreader.h"
#include "csv/rowshape.h"
#include "events/fieldnames.h"
#include "records/contactfieldrules.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QHash>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace storedesk::events {

namespace key = catalogue::key;
using namespace Qt::StringLiterals;

// The order of columns without a header row.
static constexpr std::array columns{key::id,
                                    key::name,
                                    key::type,
                                    key::required,
                                    key::isPrimaryKey,
                                    key::options,
                                    key::defaultCountryCode,
                                    key::jsonPointerPath};

static QString plain(const QString &text)
{
    return wordsOf(text).join(u' ');
}

// Column headings that users write, in all languages of the program.
static const QHash<QString, QLatin1StringView> &headings()
{
    static const QHash<QString, QLatin1StringView> all{
        {u"id"_s, key::id},
        {u"key"_s, key::isPrimaryKey},
        {u"identifier"_s, key::id},
        {u"name"_s, key::name},
        {u"title"_s, key::name},
        {u"label"_s, key::name},
        {u"nombre"_s, key::name},
        {u"type"_s, key::type},
        {u"tipo"_s, key::type},
        {u"required"_s, key::required},
        {u"mandatory"_s, key::required},
        {u"obligatorio"_s, key::required},
        {u"primary key"_s, key::isPrimaryKey},
        {u"is primary key"_s, key::isPrimaryKey},
        {u"clave"_s, key::isPrimaryKey},
        {u"options"_s, key::options},
        {u"values"_s, key::options},
        {u"opciones"_s, key::options},
        {u"country code"_s, key::defaultCountryCode},
        {u"default country code"_s, key::defaultCountryCode},
        {u"prefix"_s, key::defaultCountryCode},
        {u"prefijo"_s, key::defaultCountryCode},
        {u"pointer"_s, key::jsonPointerPath},
        {u"json pointer"_s, key::jsonPointerPath},
        {u"json pointer path"_s, key::jsonPointerPath},
        {u"path"_s, key::jsonPointerPath},
        {u"read from"_s, key::jsonPointerPath},
        {u"ruta"_s, key::jsonPointerPath},
    };
    return all;
}

// Accepts type names used by the service, this program or programmers. Returns an empty string if
// the name is unknown.
static QString typeNamed(const QString &text)
{
    static const QHash<QString, QString> others{
        {u"string"_s, u"text"_s},         {u"texto"_s, u"text"_s},
        {u"e mail"_s, u"email"_s},        {u"mail"_s, u"email"_s},
        {u"correo"_s, u"email"_s},        {u"tel"_s, u"phone"_s},
        {u"telephone"_s, u"phone"_s},     {u"teléfono"_s, u"phone"_s},
        {u"int"_s, u"integer"_s},         {u"entero"_s, u"integer"_s},
        {u"number"_s, u"decimal"_s},      {u"float"_s, u"decimal"_s},
        {u"double"_s, u"decimal"_s},      {u"número"_s, u"decimal"_s},
        {u"datetime"_s, u"date"_s},       {u"fecha"_s, u"date"_s},
        {u"several of"_s, u"checkbox"_s}, {u"one of"_s, u"radio"_s},
        {u"choice"_s, u"radio"_s},        {u"enum"_s, u"radio"_s},
        {u"select"_s, u"radio"_s},        {u"bool"_s, u"boolean"_s},
        {u"yes no"_s, u"boolean"_s},      {u"booleano"_s, u"boolean"_s},
        {u"sí o no"_s, u"boolean"_s}};
    const auto *rule = catalogue::fieldOf(catalogue::Resource::ContactField, QString(key::type));
    for (const auto &choice : rule->choices) {
        if (plain(text) == choice.id || plain(text) == plain(catalogue::labelOf(choice)))
            return choice.id;
    }
    return others.value(plain(text));
}

static bool isYes(const QString &text)
{
    static const QStringList words{u"yes"_s, u"y"_s, u"true"_s, u"1"_s, u"x"_s, u"sí"_s, u"si"_s};
    return words.contains(text.trimmed().toLower());
}

// Parses madrid=Madrid|bcn=Barcelona, or labels only.
static QJsonArray optionsIn(const QString &text)
{
    static const QRegularExpression between(u"[|;\\n]"_s);
    QJsonArray options;
    QStringList taken;
    for (const auto &part : text.split(between, Qt::SkipEmptyParts)) {
        const bool both = part.contains(u'=');
        const auto label = part.section(u'=', both ? 1 : 0).trimmed();
        const auto id =
            both ? part.section(u'=', 0, 0).trimmed() : records::suggestedOptionId(label, taken);
        taken.append(id);
        options.append(QJsonObject{{key::id, id}, {key::label, label}});
    }
    return options;
}

static void fill(QJsonObject &field, QLatin1StringView member, const QString &cell)
{
    if (cell.isEmpty())
        return;
    if (member == key::options)
        field[member] = optionsIn(cell);
    else if (member == key::required || member == key::isPrimaryKey)
        field[member] = isYes(cell);
    else if (member == key::defaultCountryCode)
        field[member] = QString(cell).remove(u'+');
    else
        field[member] = cell;
}

using Columns = QList<QLatin1StringView>;

// Returns nothing if the row is not a header row. Header rows are recognised by the type column,
// because no field has the type “Type”.
static Columns namedColumns(const QStringList &cells)
{
    Columns named;
    for (const auto &cell : cells)
        named.append(headings().value(plain(cell)));
    return named.contains(key::id) || named.contains(key::name) ? named : Columns();
}

static QString fault(const QJsonObject &field)
{
    if (field[key::id].toString().isEmpty())
        return QCoreApplication::translate("FieldRows", "It has neither an ID nor a name.");
    return QCoreApplication::translate("FieldRows", "There is no type “%1”.")
        .arg(field[key::type].toString());
}

static QJsonObject fieldIn(const QStringList &cells, const Columns &order)
{
    QJsonObject field;
    for (qsizetype at = 0; at < std::min(cells.size(), order.size()); ++at) {
        if (!order[at].isEmpty())
            fill(field, order[at], cells[at].trimmed());
    }
    const auto id = field.value(key::id).toString();
    const auto name = field.value(key::name).toString();
    if (id.isEmpty() && !name.isEmpty())
        field[key::id] = records::suggestedFieldId(name);
    if (name.isEmpty() && !id.isEmpty())
        field[key::name] = titleOf(id);
    return field;
}

// Uses only the first row, because rows may have different lengths. Spreadsheets separate cells
// with tabs.
static char delimiterIn(const QByteArray &text)
{
    const auto first = text.left(text.indexOf('\n'));
    if (first.contains('\t'))
        return '\t';
    return first.count(';') > first.count(',') ? ';' : ',';
}

// Returns why a row cannot be read. Cells may be missing at its end, but the row must not have too
// many cells.
static std::optional<csv::CsvFault> faultOf(const csv::CsvReader &reader, qsizetype columns)
{
    const csv::RowShape shape{.columns = static_cast<int>(columns)};
    return shape.faultOf(reader);
}

FieldTable fieldRowsIn(const QByteArray &text)
{
    QBuffer buffer;
    buffer.setData(text);
    buffer.open(QIODevice::ReadOnly);
    csv::CsvReader reader(buffer, {.delimiter = delimiterIn(text)});
    FieldTable rows;
    Columns order(columns.begin(), columns.end());
    bool first = true;
    while (reader.next()) {
        QStringList cells;
        for (const auto cell : reader.cells())
            cells.append(QString::fromUtf8(cell));
        if (cells.join(QString()).trimmed().isEmpty())
            continue;
        const bool isFirst = std::exchange(first, false);
        if (const auto bad = faultOf(reader, isFirst ? cells.size() : order.size())) {
            // After an unclosed quote, the boundaries of all rows are uncertain, including earlier
            // ones.
            if (csv::blursRows(bad->kind))
                rows = {};
            rows.unread.append({.line = bad->line, .why = wordsOf(*bad)});
            if (csv::blursRows(bad->kind))
                return rows;
            continue;
        }
        const auto named = isFirst ? namedColumns(cells) : Columns();
        if (!named.isEmpty()) {
            order = named;
            continue;
        }
        auto field = fieldIn(cells, order);
        const auto written = field.value(key::type).toString();
        const auto type = written.isEmpty() ? u"text"_s : typeNamed(written);
        if (field.value(key::id).toString().isEmpty() || type.isEmpty()) {
            rows.unread.append({.line = reader.line(), .why = fault(field)});
            continue;
        }
        field[key::type] = type;
        rows.fields.append(field);
    }
    return rows;
}

} // namespace storedesk::events
