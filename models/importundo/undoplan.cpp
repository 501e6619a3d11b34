// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importundo/undoplan.h"

#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "importcheck/importkind.h"
#include "imports/recordtable.h"
#include "jobs/rowcondition.h"
#include "jobs/rowmaker.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <memory>
#include <numeric>

namespace storedesk::imports {

using What = UndoRow::What;
namespace key = catalogue::key;
using namespace Qt::StringLiterals;
using catalogue::OperationId;

namespace {

// Reverts records with individual requests where a corrective import is not reliable, because the
// effect of a blank cell on a field with a value is not documented.
class UndoSingle final
{
public:
    struct Value
    {
        QString field;
        // The value in cell format. If empty, the field is cleared.
        QByteArray back;
    };

    UndoSingle(importcheck::ImportKind kind, QJsonArray contactFields);

    // Returns a bulk job row whose request is sent only if these fields still have their current
    // values. Absent if the change cannot be expressed as an update.
    [[nodiscard]] std::optional<journal::NewRow> row(const QString &name, const QJsonObject &now,
                                                     const std::vector<Value> &values);

private:
    [[nodiscard]] const jobs::RowMaker *maker(catalogue::OperationId operation,
                                              const QStringList &fields);

    importcheck::ImportKind m_kind;
    QJsonArray m_contactFields;
    // Indexed by operation and fields, of which there are few combinations. Null if an update does
    // not support one of the fields.
    std::map<std::pair<catalogue::OperationId, QStringList>, std::unique_ptr<jobs::RowMaker>>
        m_makers;
};

struct UndoSingleWords
{
    Q_DECLARE_TR_FUNCTIONS(ImportUndo)
};

// The operation and key with which the record can currently be addressed.
struct Address
{
    OperationId operation;
    QString value;
};

Address addressOf(importcheck::ImportKind kind, const QJsonObject &now)
{
    if (kind == importcheck::ImportKind::Products)
        return {OperationId::PatchProductByStoreId, now.value(key::productId).toString()};
    if (const auto email = now.value(key::contact::email).toString(); !email.isEmpty())
        return {OperationId::PatchContactByEmail, email};
    return {OperationId::PatchContactByExternalId, now.value(key::contact::externalId).toString()};
}

UndoSingle::UndoSingle(importcheck::ImportKind kind, QJsonArray contactFields)
    : m_kind(kind)
    , m_contactFields(std::move(contactFields))
{ }

const jobs::RowMaker *UndoSingle::maker(OperationId operation, const QStringList &fields)
{
    const auto [at, isNew] = m_makers.try_emplace({operation, fields});
    if (!isNew)
        return at->second.get();
    jobs::BulkPlan plan;
    plan.operation = operation;
    plan.keyColumn = 0;
    plan.blank = jobs::BulkPlan::Blank::Clear;
    plan.definitions = m_contactFields;
    const auto rules = plan.rules();
    for (int column = 0; column < fields.size(); ++column) {
        const auto *rule = rules.rule(fields[column]);
        if (!rule || rule->readOnly)
            return nullptr;
        plan.targets.push_back({.column = column + 1, .key = fields[column]});
    }
    at->second = std::make_unique<jobs::RowMaker>(std::move(plan));
    return at->second.get();
}

std::optional<journal::NewRow> UndoSingle::row(const QString &name, const QJsonObject &now,
                                               const std::vector<Value> &values)
{
    const auto address = addressOf(m_kind, now);
    QStringList fields;
    QStringList cells{address.value};
    QStringList emptied;
    QJsonObject asNow;
    for (const auto &value : values) {
        fields.append(value.field);
        cells.append(QString::fromUtf8(value.back));
        asNow.insert(value.field, now.value(value.field));
        if (value.back.isEmpty())
            emptied.append(value.field);
    }
    const auto *made = maker(address.operation, fields);
    const auto request =
        made ? made->request(cells) : base::Result<http::Request>(tl::unexpected(base::Problem()));
    if (!request)
        return std::nullopt;
    return journal::NewRow{
        .cells = {name, UndoSingleWords::tr("Cleared again: %1.").arg(emptied.join(u", "_s)),
                  QString(),
                  QString::fromUtf8(jobs::bytesOf(*request, jobs::RowCondition{.members = asNow}))},
        .key = name};
}

constexpr qint64 shownOfEach = 200;

// Plans the undo, one touched record at a time.
class UndoPlanner final
{
public:
    UndoPlanner(const SentRecords &sent, const QJsonArray &contactFields,
                const ReportUndoRow &report)
        : m_sent(sent)
        , m_report(report)
        , m_kind(sent.memo.settings.kind)
        , m_table(m_kind, sent.fields, importcheck::targetsOf(m_kind, contactFields))
        , m_rules(importcheck::targetsOf(m_kind, contactFields))
        , m_singles(m_kind, contactFields)
    {
        m_plan.kind = m_kind;
        m_plan.fields = sent.fields;
        m_plan.erased = sent.erased;
        m_plan.deletes = m_kind == importcheck::ImportKind::Products
            ? catalogue::OperationId::DeleteProductByStoreId
            : sent.fields.contains(key::contact::email)
            ? catalogue::OperationId::DeleteContactByEmail
            : catalogue::OperationId::DeleteContactByExternalId;
    }

    void add(const TouchedRecord &touched, const RecordsNow::Record &now)
    {
        const auto name = nameOf(touched);
        if (!m_sent.known || !now.known || (touched.before && now.values.isEmpty()))
            return note({.what = What::NotKnown, .name = name});
        if (touched.before)
            reverse(touched, now.values, name);
        else
            planDeletion(touched, now.values, name);
    }

    [[nodiscard]] UndoPlan take() { return std::move(m_plan); }

private:
    [[nodiscard]] QString nameOf(const TouchedRecord &touched) const
    {
        const auto keys = importcheck::keysOf(m_kind);
        // The email comes last in the list and is the most readable name.
        for (auto at = keys.crbegin(); at != keys.crend(); ++at) {
            if (const auto text = touched.cellOf(*at); !text.isEmpty())
                return QString::fromUtf8(text);
        }
        return {};
    }

    void note(const UndoRow &row)
    {
        auto &count = m_plan.counts[static_cast<std::size_t>(row.what)];
        if (++count <= shownOfEach)
            m_plan.sample.push_back(row);
        if (m_report)
            m_report(row);
    }

    [[nodiscard]] QByteArray nowOf(const QJsonObject &values, const QString &field) const
    {
        static const catalogue::FieldRule plain;
        const auto *rule = m_rules.rule(field);
        return cellOf(values.value(field), rule ? *rule : plain);
    }

    // Returns the value of a field after the import, given its previous and sent values.
    [[nodiscard]] QByteArray after(const QByteArray &before, const QByteArray &sent) const
    {
        switch (m_sent.memo.settings.policy) {
        case importcheck::Policy::LeaveExisting:
            return before;
        case importcheck::Policy::FillEmpty:
            return before.isEmpty() ? sent : before;
        case importcheck::Policy::Overwrite:
            break;
        }
        return sent;
    }

    void reverse(const TouchedRecord &touched, const QJsonObject &values, const QString &name)
    {
        QByteArrayList row;
        QByteArrayList nowRow;
        UndoRow shown{.what = What::Reverse, .name = name};
        // Whether all fields already have their previous values again.
        bool put = true;
        std::vector<UndoSingle::Value> changes;
        for (qsizetype at = 0; at < m_sent.fields.size(); ++at) {
            const auto &field = m_sent.fields[at];
            const auto before = touched.before->value(at);
            const auto left = after(before, touched.sent.value(at));
            const auto now = nowOf(values, field);
            nowRow.append(now);
            // The import did not change this field.
            if (m_table.same(field, before, left)) {
                row.append(now);
                continue;
            }
            row.append(before);
            const bool back = m_table.same(field, now, before);
            put = put && back;
            if (!back && !m_table.same(field, now, left))
                shown.what = What::ChangedSince;
            if (shown.field.isEmpty() || shown.what == What::ChangedSince) {
                shown.field = field;
                shown.now = QString::fromUtf8(now);
                shown.back = QString::fromUtf8(before);
            }
            if (shown.what == What::ChangedSince)
                return note(shown);
            changes.push_back({.field = field, .back = before});
        }
        if (put) {
            ++m_plan.asBefore;
            return;
        }
        const auto emptied = std::ranges::count_if(
            changes, [](const UndoSingle::Value &value) { return value.back.isEmpty(); });
        m_plan.emptied += emptied;
        note(shown);
        reportOtherFields(shown, changes, values);
        if (emptied > 0) {
            if (auto single = m_singles.row(name, values, changes))
                return m_plan.singles.push_back(std::move(*single));
        }
        m_plan.rows.push_back(row);
        m_plan.now.push_back(nowRow);
    }

    // Reports all fields except the one that has already been reported.
    void reportOtherFields(const UndoRow &noted, const std::vector<UndoSingle::Value> &changes,
                           const QJsonObject &values) const
    {
        for (const auto &[field, back] : changes) {
            if (m_report && field != noted.field)
                m_report({.what = noted.what,
                          .name = noted.name,
                          .field = field,
                          .now = QString::fromUtf8(nowOf(values, field)),
                          .back = QString::fromUtf8(back)});
        }
    }

    // Returns whether the value may be a default set by the service, such as zero points or no
    // consent.
    [[nodiscard]] bool isBeginning(const QString &field, const QByteArray &now) const
    {
        const auto *rule = m_rules.rule(field);
        return now == "0" || now == "false" || (rule && rule->type == catalogue::Type::Choice);
    }

    // Plans the deletion of a record created by the import. The table of previous values may lack
    // existing records, so records older than the import are left unchanged.
    void planDeletion(const TouchedRecord &touched, const QJsonObject &values, const QString &name)
    {
        if (values.isEmpty()) {
            ++m_plan.asBefore;
            return;
        }
        const auto made = QDateTime::fromString(
            values
                .value(m_kind == importcheck::ImportKind::Products ? key::createdAt
                                                                   : key::contact::createdAt)
                .toString(),
            Qt::ISODateWithMs);
        if (!made.isValid() || made < m_sent.began.addSecs(-1))
            return note({.what = What::NotKnown, .name = name});
        for (qsizetype at = 0; at < m_sent.fields.size(); ++at) {
            const auto &field = m_sent.fields[at];
            const auto sent = touched.sent.value(at);
            const auto now = nowOf(values, field);
            if (!m_table.same(field, now, sent) && !(sent.isEmpty() && isBeginning(field, now)))
                return note({.what = What::ChangedSince,
                             .name = name,
                             .field = field,
                             .now = QString::fromUtf8(now),
                             .back = {}});
        }
        const auto *lookUp = catalogue::lookupKeyOf(m_plan.deletes);
        const auto address = values.value(lookUp->member).toString();
        if (address.isEmpty())
            return note({.what = What::NotKnown, .name = name});
        m_plan.created.append(address);
        note({.what = What::Delete, .name = name});
    }

    const SentRecords &m_sent;
    const ReportUndoRow &m_report;
    const importcheck::ImportKind m_kind;
    const RecordTable m_table;
    const catalogue::FieldSet m_rules;
    UndoSingle m_singles;
    UndoPlan m_plan;
};

} // namespace

qint64 UndoPlan::touched() const
{
    return std::accumulate(counts.begin(), counts.end(), asBefore);
}

UndoPlan undoPlanOf(const SentRecords &sent, const RecordsNow &now, const QJsonArray &contactFields,
                    const ReportUndoRow &report)
{
    UndoPlanner planner(sent, contactFields, report);
    for (std::size_t at = 0; at < sent.records.size(); ++at)
        planner.add(sent.records[at],
                    at < now.records.size() ? now.records[at] : RecordsNow::Record());
    return planner.take();
}

} // namespace storedesk::imports
