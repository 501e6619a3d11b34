// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tablefile/sqlitedevice.h"

#include "csv/rowscanner.h"
#include "csv/utf8.h"
#include "tablefile/typedcell.h"

#include <QCoreApplication>
#include <QFile>
#include <QSet>

#include <sqlite3.h>

#include <algorithm>
#include <utility>

namespace storedesk::tablefile {

using namespace Qt::StringLiterals;
using Type = SqliteColumn::Type;

// The default limit of SQLite.
static constexpr std::size_t mostColumns = 2'000;

static Type typeOf(QByteArrayView cell, const values::ColumnFormat &format)
{
    if (cell.isEmpty())
        return Type::Empty;
    if (const auto number = safeNumber(cell, format))
        return number->decimals > 0 ? Type::Real : Type::Integer;
    if (safeMoment(cell, format))
        return Type::Moment;
    return safeBoolean(cell, format) ? Type::Boolean : Type::Text;
}

void SqliteColumn::add(QByteArrayView cell)
{
    const auto next = type == Type::Text ? Type::Empty : typeOf(cell, format);
    const auto isNumber = [](Type one) {
        return one == Type::Integer || one == Type::Real;
    };
    if (next == Type::Empty || next == type)
        return;
    if (type == Type::Empty)
        type = next;
    else
        type = isNumber(type) && isNumber(next) ? Type::Real : Type::Text;
}

SqliteColumnFinder::SqliteColumnFinder(const XlsxColumns &columns)
{
    const auto count = std::max(columns.titles.size(), columns.formats.size());
    for (qsizetype column = 0; column < count; ++column)
        m_columns.push_back({.format = columns.formats.value(column)});
    open(WriteOnly);
}

qint64 SqliteColumnFinder::writeData(const char *bytes, qint64 size)
{
    csv::RowScanner row(QByteArrayView(bytes, size), {});
    QByteArray scratch;
    while (row.next()) {
        // Rows may have more cells than the header.
        if (!row.blank() && std::cmp_greater(row.count(), m_columns.size()))
            m_columns.resize(static_cast<std::size_t>(row.count()));
        for (int column = 0; column < row.count() && !row.blank(); ++column)
            m_columns[static_cast<std::size_t>(column)].add(row.text(column, scratch));
    }
    return size;
}

SqliteDevice::SqliteDevice(const QString &path, const QByteArrayList &titles,
                           std::vector<SqliteColumn> columns)
    : m_columns(std::move(columns))
{
    open(WriteOnly);
    if (m_columns.size() > mostColumns) {
        m_problem =
            QCoreApplication::translate("SqliteDevice", "A table can have at most %1 columns.")
                .arg(mostColumns);
        return;
    }
    if (sqlite3_open_v2(QFile::encodeName(path), &m_database,
                        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr)
        != SQLITE_OK)
        m_problem = QString::fromUtf8(sqlite3_errmsg(m_database));
    else
        create(titles);
}

SqliteDevice::~SqliteDevice()
{
    sqlite3_finalize(m_insert);
    sqlite3_close(m_database);
}

static QByteArray typeName(Type type)
{
    switch (type) {
    case Type::Integer:
    case Type::Boolean:
        return "INTEGER";
    case Type::Real:
        return "REAL";
    case Type::Empty:
    case Type::Moment:
    case Type::Text:
        break;
    }
    return "TEXT";
}

// Names must differ by more than case.
static QByteArrayList namesOf(const QByteArrayList &titles, std::size_t count)
{
    QByteArrayList names;
    QSet<QString> known;
    for (std::size_t column = 0; column < count; ++column) {
        auto title = QString::fromUtf8(titles.value(qsizetype(column))).remove(QChar(u'\0'));
        if (title.isEmpty())
            title = u"column %1"_s.arg(column + 1);
        auto name = title;
        for (int number = 2; known.contains(name.toCaseFolded()); ++number)
            name = u"%1 %2"_s.arg(title).arg(number);
        known.insert(name.toCaseFolded());
        names.append(name.toUtf8());
    }
    return names;
}

// The file has no other reader and replaces nothing before it is complete, so it needs no journal.
void SqliteDevice::create(const QByteArrayList &titles)
{
    QByteArrayList definitions;
    QByteArrayList places;
    auto names = namesOf(titles, std::max<std::size_t>(m_columns.size(), 1));
    m_columns.resize(static_cast<std::size_t>(names.size()));
    for (qsizetype column = 0; column < names.size(); ++column) {
        definitions.append('"' + names[column].replace('"', "\"\"") + "\" "
                           + typeName(m_columns[static_cast<std::size_t>(column)].type));
        places.append("?");
    }
    if (!run("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; BEGIN; CREATE TABLE \"rows\" ("
             + definitions.join(", ") + ')'))
        return;
    const auto insert = "INSERT INTO \"rows\" VALUES (" + places.join(", ") + ')';
    if (sqlite3_prepare_v2(m_database, insert.constData(), -1, &m_insert, nullptr) != SQLITE_OK)
        m_problem = QString::fromUtf8(sqlite3_errmsg(m_database));
}

bool SqliteDevice::run(const QByteArray &sql)
{
    if (sqlite3_exec(m_database, sql.constData(), nullptr, nullptr, nullptr) == SQLITE_OK)
        return true;
    m_problem = QString::fromUtf8(sqlite3_errmsg(m_database));
    return false;
}

static QByteArray isoText(const SafeMoment &moment)
{
    auto text = moment.value.date().toString(Qt::ISODate);
    if (moment.hasTime) {
        const auto time = moment.value.time();
        text += u'T' + time.toString(time.msec() == 0 ? Qt::ISODate : Qt::ISODateWithMs);
        if (moment.isUtc)
            text += u'Z';
    }
    return text.toLatin1();
}

void SqliteDevice::bind(int column, QByteArrayView cell)
{
    const auto &known = m_columns[static_cast<std::size_t>(column)];
    const int place = column + 1;
    const auto bindText = [this, place](const QByteArray &text) {
        sqlite3_bind_text(m_insert, place, text.constData(), static_cast<int>(text.size()),
                          SQLITE_TRANSIENT);
    };
    if (cell.isEmpty()) {
        sqlite3_bind_null(m_insert, place);
    } else if (known.type == Type::Integer) {
        sqlite3_bind_int64(m_insert, place, qint64(safeNumber(cell, known.format)->value));
    } else if (known.type == Type::Real) {
        sqlite3_bind_double(m_insert, place, safeNumber(cell, known.format)->value);
    } else if (known.type == Type::Boolean) {
        sqlite3_bind_int(m_insert, place, *safeBoolean(cell, known.format) ? 1 : 0);
    } else if (known.type == Type::Moment) {
        bindText(isoText(*safeMoment(cell, known.format)));
    } else {
        bindText(csv::validUtf8(cell) == cell.size() ? cell.toByteArray()
                                                     : QString::fromUtf8(cell).toUtf8());
    }
}

qint64 SqliteDevice::writeData(const char *bytes, qint64 size)
{
    csv::RowScanner row(QByteArrayView(bytes, size), {});
    QByteArray scratch;
    while (m_problem.isEmpty() && row.next()) {
        sqlite3_reset(m_insert);
        sqlite3_clear_bindings(m_insert);
        for (int column = 0; column < row.count() && !row.blank(); ++column)
            bind(column, row.text(column, scratch));
        if (sqlite3_step(m_insert) != SQLITE_DONE)
            m_problem = QString::fromUtf8(sqlite3_errmsg(m_database));
    }
    return m_problem.isEmpty() ? size : -1;
}

base::Result<void> SqliteDevice::finish()
{
    sqlite3_finalize(std::exchange(m_insert, nullptr));
    if (m_problem.isEmpty())
        (void)run("COMMIT");
    if (sqlite3_close(std::exchange(m_database, nullptr)) != SQLITE_OK && m_problem.isEmpty())
        m_problem = u"sqlite3_close"_s;
    if (m_problem.isEmpty())
        return {};
    return tl::unexpected(base::Problem{
        .what = QCoreApplication::translate("SqliteDevice", "Couldn't write the database."),
        .why = m_problem,
        .next = QCoreApplication::translate("SqliteDevice",
                                            "Check the free space on the disk and try again.")});
}

} // namespace storedesk::tablefile
