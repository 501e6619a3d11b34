// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/loadedcontacts.h"

#include "api/session.h"
#include "catalogue/key.h"
#include "imports/recordtable.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace storedesk::exports {

using namespace Qt::StringLiterals;
using importcheck::ImportKind;
using storage::ContactMirror;

namespace {

// The rows of a contact that are listed.
constexpr std::size_t mostListedRows = 5;

// The loaded records and where they are stored.
struct LoadedTable
{
    QList<QJsonObject> records = {};
    catalogue::FieldSet rules = {};
    QString folder = {};
    QDateTime loaded = {};
};

// Formats a value so that elements with separators are not split when the cell is read.
QByteArray storedCell(const QJsonValue &value, const catalogue::FieldRule &rule)
{
    auto cell = imports::cellOf(value, rule);
    const bool isSingle = value.isArray() && value.toArray().size() == 1;
    if (isSingle && (cell.contains(',') || cell.contains(';')))
        cell.append('|');
    return cell;
}

base::Result<void> writeTable(const LoadedTable &loaded, const QString &path)
{
    QStringList fields;
    for (const auto &rule : loaded.rules.rules)
        fields.append(rule.key);
    imports::RecordTable table(ImportKind::Contacts, fields, loaded.rules);
    QSet<QString> known;
    for (const auto &record : loaded.records) {
        // Several rows may name the same contact in different ways.
        const auto id = record.value(catalogue::key::id).toVariant().toString();
        if (!id.isEmpty() && known.contains(id))
            continue;
        known.insert(id);
        QByteArrayList cells;
        for (const auto &field : table.fields()) {
            const auto *rule = loaded.rules.rule(field);
            cells.append(storedCell(record.value(field), rule ? *rule : catalogue::FieldRule()));
        }
        table.add(cells);
    }
    return table.write(path);
}

struct StoredContacts
{
    storage::MirrorSelection contacts = {};
    QStringList columns = {};
};

base::Result<StoredContacts> store(const LoadedTable &loaded, base::Progress &progress)
{
    const auto table = QDir(loaded.folder).filePath(u"contacts.csv"_s);
    const auto path = QDir(loaded.folder).filePath(u"contacts.sqlite"_s);
    const auto isGone = [](QByteArrayView) {
        return false;
    };
    const auto isStopped = [&progress] {
        return progress.cancelled();
    };
    QFile::remove(path);
    StoredContacts stored{.contacts = {.path = path}};
    return writeTable(loaded, table)
        .and_then([&] {
            return ContactMirror::make(path, {.table = table, .asked = loaded.loaded}, isGone,
                                       isStopped);
        })
        .and_then([&] {
            QFile::remove(table);
            return ContactMirror::open(path);
        })
        .and_then([&](ContactMirror copy) {
            stored.columns = copy.columns();
            return copy.search({}, isStopped);
        })
        .map([&](ContactMirror::Numbers numbers) {
            stored.contacts.numbers = std::move(numbers);
            return stored;
        });
}

} // namespace

LoadedContacts::LoadedContacts(api::Session &session, const base::Clock &clock,
                               const QString &temporaryFolder, std::vector<WantedContact> contacts,
                               QString keyField, const catalogue::FieldSet &rules, QObject *parent)
    : QObject(parent)
    , m_contacts(std::move(contacts))
    , m_keyField(std::move(keyField))
    , m_rules(rules)
    , m_folder(QDir(temporaryFolder).filePath(u"contacts-XXXXXX"_s))
    , m_clock(clock)
    , m_found(m_contacts.size())
    , m_reader(session)
    , m_work(clock)
{
    std::erase_if(m_rules.rules, [](const catalogue::FieldRule &rule) {
        return rule.type == catalogue::Type::Object || rule.type == catalogue::Type::Objects;
    });
    connect(&m_reader, &imports::RecordFetcher::changed, this, [this] {
        if (m_reader.state() == imports::RecordFetcher::State::Running)
            Q_EMIT changed();
        else if (m_state == State::Running && !m_work.running())
            takeFound();
    });
}

LoadedContacts::~LoadedContacts()
{
    stop();
}

void LoadedContacts::setState(State state)
{
    m_state = state;
    Q_EMIT changed();
}

void LoadedContacts::start()
{
    stop();
    m_problem = {};
    m_asked.clear();
    QStringList values;
    for (std::size_t at = 0; at < m_contacts.size(); ++at) {
        if (m_found[at].known)
            continue;
        m_asked.push_back(at);
        values.append(m_contacts[at].key);
    }
    m_state = State::Running;
    m_reader.start(ImportKind::Contacts, m_keyField, values);
}

void LoadedContacts::stop()
{
    m_work.stop();
    m_reader.stop();
    m_state = State::Idle;
}

qint64 LoadedContacts::read() const
{
    const auto known = std::ranges::count_if(m_found, &imports::RecordFetcher::Found::known);
    return known
        + (m_reader.state() == imports::RecordFetcher::State::Running ? m_reader.read() : 0);
}

QString LoadedContacts::waitingText() const
{
    return journal::waitingText({.waiting = m_reader.waiting()});
}

void LoadedContacts::takeFound()
{
    for (std::size_t at = 0; at < m_asked.size(); ++at)
        m_found[m_asked[at]] = m_reader.found()[at];
    const auto problem = m_reader.state() == imports::RecordFetcher::State::Failed
        ? m_reader.problem()
        : base::Problem();
    m_reader.stop();
    if (!problem.what.isEmpty())
        return fail(problem);
    // A contact that could not be read would look like a missing one.
    const auto unknown = std::ranges::count(m_found, false, &imports::RecordFetcher::Found::known);
    if (unknown > 0)
        return fail({.what = tr("Couldn't load the current values of %Ln contact(s).", nullptr,
                                static_cast<int>(unknown)),
                     .why = {},
                     .next = tr("Try again.")});
    write();
}

void LoadedContacts::fail(const base::Problem &problem)
{
    m_problem = problem;
    setState(State::Failed);
}

void LoadedContacts::write()
{
    if (!m_folder.isValid())
        return fail(
            {.what = tr("Couldn't store the current values."), .why = m_folder.errorString()});
    LoadedTable loaded{.rules = m_rules, .folder = m_folder.path(), .loaded = m_clock.now()};
    for (const auto &found : m_found) {
        if (!found.record.isEmpty())
            loaded.records.append(found.record);
    }
    m_work.start([loaded](base::Progress &progress) { return store(loaded, progress); },
                 [this](base::Result<StoredContacts> &&stored) {
                     if (!stored)
                         return fail(stored.error());
                     m_selection = std::move(stored->contacts);
                     m_columns = stored->columns;
                     setState(State::Ready);
                 });
}

// Returns the rows as a short text.
static QString rowsText(const std::vector<qint64> &rows)
{
    QStringList numbers;
    for (std::size_t at = 0; at < std::min(rows.size(), mostListedRows); ++at)
        numbers.append(QLocale().toString(rows[at]));
    const auto text = numbers.join(u", "_s);
    return rows.size() > mostListedRows ? text + u", …"_s : text;
}

QStringList LoadedContacts::failed() const
{
    QStringList lines;
    for (std::size_t at = 0; at < m_contacts.size(); ++at) {
        const auto &why = m_found[at].problem.what;
        if (!why.isEmpty())
            lines.append(tr("Row %1: %2. %3", "row numbers, contact, reason")
                             .arg(rowsText(m_contacts[at].rows), m_contacts[at].key, why));
    }
    return lines;
}

QStringList LoadedContacts::missing() const
{
    QStringList lines;
    for (std::size_t at = 0; at < m_contacts.size(); ++at) {
        if (m_found[at].known && m_found[at].record.isEmpty())
            lines.append(tr("Row %1: %2").arg(rowsText(m_contacts[at].rows), m_contacts[at].key));
    }
    return lines;
}

} // namespace storedesk::exports
