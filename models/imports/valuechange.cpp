// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/valuechange.h"

#include "api/resourcerequests.h"
#include "api/valuematch.h"
#include "base/newfile.h"
#include "base/privatefolder.h"
#include "catalogue/key.h"
#include "csv/csvwriter.h"
#include "importcheck/importmemo.h"
#include "importcheck/importtable.h"
#include "importrun/importplan.h"
#include "imports/plainparts.h"
#include "imports/recordtable.h"
#include "jobs/effectpreview.h"
#include "jobs/job.h"
#include "jobs/rowcondition.h"
#include "journal/jobtitle.h"
#include "journal/requestjson.h"
#include "records/writtendates.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace storedesk::imports {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using catalogue::OperationId;
using catalogue::Type;
using Mode = FieldAssignment::Mode;
namespace key = catalogue::key;

namespace {

struct ChangeWords
{
    Q_DECLARE_TR_FUNCTIONS(ValueChange)
};

// The columns of a job with requests.
enum JobColumn : quint8 { RecordColumn, ChangeColumn, RequestColumn };

// A conservative estimate, as for bulk jobs.
constexpr qint64 importedPerMinute = 25'000;

bool isEmptyValue(const QJsonValue &value)
{
    return api::valuesMatch(QJsonValue::Null, value);
}

// Converts the cell of an export to a value.
QJsonValue valueIn(const catalogue::FieldRule &rule, const QByteArray &cell)
{
    if (cell.isEmpty())
        return QJsonValue::Null;
    if (!isList(rule))
        return QString::fromUtf8(cell);
    QJsonArray elements;
    for (const auto element : importcheck::elementsOf(cell))
        elements.append(QString::fromUtf8(element));
    return elements;
}

QJsonArray withElements(QJsonArray list, const QJsonArray &added)
{
    for (const auto &element : added) {
        if (!list.contains(element))
            list.append(element);
    }
    return list;
}

QJsonArray withoutElements(const QJsonArray &list, const QJsonArray &removed)
{
    QJsonArray left;
    for (const auto &element : list) {
        if (!removed.contains(element))
            left.append(element);
    }
    return left;
}

} // namespace

bool isList(const catalogue::FieldRule &rule)
{
    return rule.type == Type::Choices || rule.type == Type::Texts;
}

std::optional<QJsonValue> FieldAssignment::after(const QJsonValue &before) const
{
    if (mode == Mode::Set && keepsExisting && !isEmptyValue(before))
        return std::nullopt;
    QJsonValue next = value;
    if (mode == Mode::Clear)
        next = QJsonValue::Null;
    else if (mode == Mode::Add)
        next = withElements(before.toArray(), value.toArray());
    else if (mode == Mode::Remove)
        next = withoutElements(before.toArray(), value.toArray());
    if (next.isArray() && next.toArray().isEmpty())
        next = QJsonValue::Null;
    return api::valuesMatch(next, before) ? std::nullopt : std::optional(next);
}

ChangedContact ValueChange::of(const QStringList &columns, const QList<QByteArray> &cells) const
{
    const auto cell = [&](const QString &field) {
        return cells.value(columns.indexOf(field));
    };
    const auto text = [&](QLatin1StringView field) {
        return QString::fromUtf8(cell(QString(field)));
    };
    ChangedContact contact{
        .email = text(key::contact::email),
        .externalId = text(key::contact::externalId),
        .name = u"%1 %2"_s.arg(text(key::contact::name), text(key::contact::surname)).trimmed()};
    for (const auto &field : fields) {
        const auto before = valueIn(field.rule, cell(field.rule.key));
        contact.before.insert(field.rule.key, before);
        if (const auto after = field.after(before))
            contact.after.insert(field.rule.key, *after);
    }
    return contact;
}

base::Result<ValueChange::Effect> ValueChange::effectOn(const storage::MirrorSelection &contacts,
                                                        base::Progress &progress) const
{
    Effect effect;
    const auto read = contacts.visit(
        progress, [&](const QStringList &columns, const storage::MirroredContact &row) {
            const auto contact = of(columns, row.cells);
            if (contact.key().isEmpty())
                return effect.unnamed.push_back(row.number);
            if (!contact.changes())
                return effect.same.push_back(row.number);
            effect.changed.push_back(row.number);
            if (isEmptyValue(contact.before.value(fields.front().rule.key)))
                ++effect.empty;
        });
    return read.map([&effect] { return std::move(effect); });
}

static QString wordsOf(const FieldAssignment &field)
{
    const catalogue::FieldSet rules{.rules = {field.rule}};
    const auto value =
        jobs::contentOf(api::requestOf(catalogue::operation(OperationId::PatchContactByEmail),
                                       {QString()}, QJsonObject{{field.rule.key, field.value}}),
                        rules);
    switch (field.mode) {
    case Mode::Set:
        return value;
    case Mode::Add:
        return ChangeWords::tr("Add to %1").arg(value);
    case Mode::Remove:
        return ChangeWords::tr("Remove from %1").arg(value);
    case Mode::Clear:
        break;
    }
    return ChangeWords::tr("Clear %1").arg(field.rule.title);
}

QString ValueChange::title() const
{
    QStringList words;
    for (const auto &field : fields)
        words.append(wordsOf(field));
    return words.join(u" · "_s);
}

QString ValueChange::whyNoImport() const
{
    if (std::ranges::any_of(fields, [](const auto &field) { return field.mode == Mode::Clear; }))
        return ChangeWords::tr("An import can't clear values.");
    if (std::ranges::any_of(fields,
                            [](const auto &field) { return records::isDated(field.rule.type); }))
        return ChangeWords::tr("An import can't set a date with a time.");
    return {};
}

bool ValueChange::needsComparison() const
{
    return std::ranges::any_of(fields, &FieldAssignment::changesList);
}

// Returns the request for a contact. A list that has changed since the copy was made is not
// overwritten.
static QByteArray requestFor(const ChangedContact &contact,
                             const std::vector<FieldAssignment> &fields, http::Request &request)
{
    const auto operation = contact.email.isEmpty() ? OperationId::PatchContactByExternalId
                                                   : OperationId::PatchContactByEmail;
    request = api::requestOf(catalogue::operation(operation), {contact.key()}, contact.after);
    request.priority = http::Priority::Job;
    jobs::RowCondition condition{.there = true};
    for (const auto &field : fields) {
        if (field.changesList() && contact.after.contains(field.rule.key))
            condition.members.insert(field.rule.key, contact.before.value(field.rule.key));
    }
    return jobs::bytesOf(request, condition);
}

static QString storedTitleOf(const QString &change)
{
    return journal::storedTitle({.context = "ValueChange",
                                 .text = QT_TRANSLATE_NOOP("ValueChange", "Set a value: %1"),
                                 .arguments = {change}});
}

base::Result<jobs::ListJob> ValueChange::requests(const storage::MirrorSelection &contacts,
                                                  base::Progress &progress) const
{
    jobs::BulkPlan plan;
    plan.operation = OperationId::PatchContactByEmail;
    plan.keyColumn = RecordColumn;
    plan.givenColumn = RequestColumn;
    plan.readFirst = true;
    jobs::ListJob job{
        .title = storedTitleOf(title()),
        .plan = plan,
        .columns = {journal::storedText("ValueChange", QT_TRANSLATE_NOOP("ValueChange", "Record")),
                    journal::storedText("ValueChange", QT_TRANSLATE_NOOP("ValueChange", "Change")),
                    journal::storedText("ValueChange",
                                        QT_TRANSLATE_NOOP("ValueChange", "Request"))},
        .rows = {}};
    catalogue::FieldSet rules;
    for (const auto &field : fields)
        rules.rules.push_back(field.rule);
    const auto read = contacts.visit(
        progress, [&](const QStringList &columns, const storage::MirroredContact &row) {
            const auto contact = of(columns, row.cells);
            if (!contact.changes())
                return;
            http::Request request;
            const auto bytes = requestFor(contact, fields, request);
            // Ensures that the record is not empty, because an empty record would mean that the
            // contact does not exist.
            auto record = contact.before;
            record.insert(key::contact::email, contact.email);
            job.rows.push_back({.cells = {contact.key(), jobs::effectOf(request, record, rules),
                                          QString::fromUtf8(bytes)},
                                .key = contact.key()});
        });
    return read.map([&job] { return std::move(job); });
}

namespace {

// Writes the files of an import: the new values as parts, and the previous values in a separate
// file.
class ChangeWriter final
{
public:
    // External IDs are only sent if some contacts have no email.
    ChangeWriter(const ValueChange &change, const QJsonArray &contactFields, bool sendsExternalIds,
                 const QString &folder)
        : m_change(change)
        , m_rules(importcheck::targetsOf(importcheck::ImportKind::Contacts, contactFields))
        , m_sendsExternalIds(sendsExternalIds)
        , m_fields({QString(key::contact::email)})
        , m_before(QDir(folder).filePath(importrun::ImportPlan::beforeName()))
    {
        if (sendsExternalIds)
            m_fields.append(QString(key::contact::externalId));
        for (const auto &field : change.fields)
            m_fields.append(field.rule.key);
        m_parts.emplace(folder, m_fields, importcheck::ImportSettings().partBytes);
    }

    [[nodiscard]] base::Result<void> begin()
    {
        if (!m_before.open(QIODevice::WriteOnly))
            return notWritten();
        m_csv.emplace(m_before);
        m_csv->row(m_fields);
        return {};
    }

    void add(const ChangedContact &contact)
    {
        QByteArrayList before{contact.email.toUtf8()};
        if (m_sendsExternalIds)
            before.append(contact.externalId.toUtf8());
        auto after = before;
        for (const auto &field : m_change.fields) {
            const auto &name = field.rule.key;
            const auto *rule = m_rules.rule(name);
            before.append(cellOf(contact.before.value(name), rule ? *rule : field.rule));
            after.append(contact.after.contains(name)
                             ? cellOf(contact.after.value(name), rule ? *rule : field.rule)
                             : before.constLast());
        }
        m_csv->row(before);
        m_parts->add(after);
        ++m_rows;
    }

    [[nodiscard]] base::Result<void> finish()
    {
        return m_csv->finish()
            .and_then([this] { return m_before.commit() ? base::Result<void>() : notWritten(); })
            .and_then([this] { return m_parts->finish(); });
    }

    [[nodiscard]] importrun::ImportPlan plan(const QString &source) const
    {
        importcheck::ImportMemo memo{.settings = {.policy = importcheck::Policy::Overwrite},
                                     .matching = {},
                                     .columns = m_fields};
        memo.targets = {m_fields.begin(), m_fields.end()};
        memo.rows = m_rows;
        memo.foreseen = importcheck::ForeseenRows{.changed = m_rows};
        return {.type = QString(importcheck::idOf(importcheck::ImportKind::Contacts)),
                .overrideExisting = true,
                .sourceName = source,
                .hasOwnTitle = true,
                .rows = m_parts->rows(),
                .memo = memo.toJson()};
    }

private:
    [[nodiscard]] base::Result<void> notWritten() const
    {
        return tl::unexpected(
            base::Problem{.what = ChangeWords::tr("Couldn't save the previous values."),
                          .why = m_before.errorString()});
    }

    const ValueChange &m_change;
    const catalogue::FieldSet m_rules;
    const bool m_sendsExternalIds;
    QStringList m_fields;
    std::optional<PlainParts> m_parts;
    base::NewFile m_before;
    std::optional<csv::CsvWriter> m_csv;
    qint64 m_rows = 0;
};

} // namespace

base::Result<QString> ValueChange::writeImport(const storage::MirrorSelection &contacts,
                                               const QJsonArray &contactFields,
                                               const journal::JobFolder &folder,
                                               const base::Clock &clock,
                                               base::Progress &progress) const
{
    const auto id = folder.newId(clock);
    const auto files = folder.filesOf(id);
    const auto draft = jobs::JobDraft::reserve(folder, id);
    if (!draft)
        return tl::unexpected(draft.error());
    if (const auto made = base::makePrivateFolder(files); !made)
        return tl::unexpected(made.error());
    bool lacksEmail = false;
    progress.enter({0, 0.5});
    const auto looked = contacts.visit(
        progress, [&](const QStringList &columns, const storage::MirroredContact &row) {
            lacksEmail |= row.cells.value(columns.indexOf(QString(key::contact::email))).isEmpty();
        });
    if (!looked)
        return tl::unexpected(looked.error());
    ChangeWriter writer(*this, contactFields, lacksEmail, files);
    const auto add = [&](const QStringList &columns, const storage::MirroredContact &row) {
        if (const auto contact = of(columns, row.cells); contact.changes())
            writer.add(contact);
    };
    progress.enter({0.5, 1});
    importrun::ImportPlan plan;
    return writer.begin()
        .and_then([&] { return contacts.visit(progress, add); })
        .and_then([&] { return writer.finish(); })
        .and_then([&] {
            plan = writer.plan(title());
            return plan.seal(files);
        })
        .and_then([&] { return jobs::Job::begin(**draft, storedTitleOf(title()), plan, clock); })
        .map([&id](const auto & /*journal*/) { return id; });
}

ChangeDuration ChangeDuration::of(qint64 contacts, int requestsPerMinute)
{
    ChangeDuration duration{.import = std::max<std::chrono::seconds>(
                                1min, std::chrono::seconds(contacts * 60 / importedPerMinute))};
    // Each contact is read before it is changed.
    if (requestsPerMinute > 0)
        duration.requests = std::chrono::seconds(contacts * 2 * 60 / requestsPerMinute);
    return duration;
}

} // namespace storedesk::imports
