// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/rowmaker.h"

#include "api/resourcerequests.h"
#include "catalogue/key.h"
#include "catalogue/limits.h"
#include "catalogue/lookupkey.h"
#include "catalogue/path.h"
#include "catalogue/rulekey.h"
#include "catalogue/valuechecks.h"
#include "jobs/rowcondition.h"
#include "journal/requestjson.h"
#include "records/formvalues.h"
#include "records/writtendates.h"
#include "tablefile/errorvalue.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;
using catalogue::Type;

struct RowWords
{
    Q_DECLARE_TR_FUNCTIONS(RowMaker)
};

static QJsonValue jsonOf(const QString &cell)
{
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(cell.toUtf8(), &error);
    if (error.error != QJsonParseError::NoError)
        return cell;
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QJsonValue valueOf(const catalogue::FieldRule &rule, const QString &cell)
{
    bool isNumber = false;
    switch (rule.type) {
    case Type::Integer: {
        const auto number = cell.toLongLong(&isNumber);
        return isNumber ? QJsonValue(number) : QJsonValue(cell);
    }
    case Type::Decimal:
    case Type::Money:
    case Type::Percent: {
        const auto number = cell.toDouble(&isNumber);
        return isNumber ? QJsonValue(number) : QJsonValue(cell);
    }
    case Type::Boolean:
        if (cell.compare("true"_L1, Qt::CaseInsensitive) == 0)
            return true;
        return cell.compare("false"_L1, Qt::CaseInsensitive) == 0 ? QJsonValue(false)
                                                                  : QJsonValue(cell);
    case Type::Choices:
    case Type::Texts:
        return QJsonArray::fromStringList(cell.split(u'|'));
    case Type::Object:
    case Type::Objects:
    case Type::Any:
        return jsonOf(cell);
    default:
        return cell;
    }
}

base::Result<void> checkTargets(const BulkPlan &plan)
{
    const auto fields = plan.rules();
    QStringList unknown;
    for (const auto &target : plan.targets) {
        if (std::ranges::find(fields.rules, target.key, &catalogue::FieldRule::key)
            == fields.rules.end())
            unknown.append(target.key);
    }
    for (const auto &constant : plan.constants) {
        if (!fields.rule(constant.key))
            unknown.append(constant.key);
    }
    if (unknown.isEmpty())
        return {};
    return tl::unexpected(
        base::Problem{.what = RowWords::tr("The job writes fields unknown to this version: %1.")
                                  .arg(unknown.join(u", "_s)),
                      .why = RowWords::tr("Their values would be left out."),
                      .next = RowWords::tr("Nothing was sent. Create the job again.")});
}

RowMaker::RowMaker(BulkPlan plan)
    : m_plan(std::move(plan))
    , m_operation(catalogue::operation(m_plan.operation))
    , m_checker(m_plan.rules())
{
    const auto &rules = m_checker.fields().rules;
    for (const auto &target : m_plan.targets) {
        for (std::size_t rule = 0; rule < rules.size(); ++rule) {
            if (rules[rule].key == target.key)
                m_columns.push_back({.target = target, .rule = rule});
        }
    }
}

// A list of objects gets a single element, which contains the values of its columns.
static void place(QJsonObject &body, const QString &key, const QJsonValue &value)
{
    const auto list = key.indexOf("[]."_L1);
    if (list < 0)
        return records::setMemberAt(body, key, value);
    const auto name = key.left(list);
    auto element = body.value(name).toArray().first().toObject();
    records::setMemberAt(element, key.mid(list + 3), value);
    body.insert(name, QJsonArray{element});
}

// Dates are parsed in the detected format of their column.
QJsonValue RowMaker::value(const Column &column, const QString &cell) const
{
    const auto &rule = m_checker.fields().rules[column.rule];
    const bool monthFirst = m_plan.monthFirst.contains(column.target.column);
    return valueOf(
        rule, records::isDated(rule.type) ? records::wireDate(rule.type, cell, monthFirst) : cell);
}

QJsonObject RowMaker::body(const QStringList &cells) const
{
    QJsonObject body;
    for (const auto &column : m_columns) {
        const auto cell = cells.value(column.target.column).trimmed();
        if (!cell.isEmpty())
            place(body, column.target.key, value(column, cell));
        else if (m_plan.blank == BulkPlan::Blank::Clear)
            place(body, column.target.key, QJsonValue::Null);
    }
    for (const auto &constant : m_plan.constants) {
        if (const auto *rule = m_checker.fields().rule(constant.key))
            place(body, constant.key, valueOf(*rule, constant.text));
    }
    return body;
}

QString RowMaker::faultIn(const QJsonObject &body) const
{
    QStringList sentences;
    for (const auto &fault : m_checker.check(body)) {
        const auto *rule = m_checker.fields().rule(catalogue::ruleKeyAt(fault.path));
        const auto name = rule && !rule->title.isEmpty() ? rule->title : fault.name;
        sentences.append(u"%1: %2"_s.arg(
            name, rule ? textOf(fault.reason, *rule) : catalogue::textOf(fault.reason)));
    }
    return sentences.join(u'\n');
}

// Only events have a documented limit.
QString RowMaker::faultInSize(const QJsonObject &body) const
{
    if (m_operation.repeat != catalogue::Repeat::Event
        || QJsonDocument(body).toJson(QJsonDocument::Compact).size()
            <= catalogue::limits::eventBytes)
        return {};
    return RowWords::tr("The event is too large: at most %1 KB.")
        .arg(catalogue::limits::eventKilobytes);
}

// Rejects keys that the service would reject, without a request.
QString RowMaker::faultInKey(const QString &value) const
{
    const auto *lookupKey = catalogue::lookupKeyOf(m_operation.id);
    const bool byAddress = lookupKey && lookupKey->member == catalogue::key::contact::email;
    return byAddress && !catalogue::valuechecks::isEmail(value.toStdString())
        ? u"%1: %2"_s.arg(titleOf(*lookupKey), catalogue::textOf(catalogue::Reason::NotEmail))
        : QString();
}

QString RowMaker::keyOf(const QStringList &cells) const
{
    if (takesKey(m_operation) || m_plan.givenColumn)
        return m_plan.keyColumn ? cells.value(*m_plan.keyColumn).trimmed() : QString();
    // The record to create is looked up by this key.
    const auto *key = m_operation.lookUp ? catalogue::lookupKeyOf(*m_operation.lookUp) : nullptr;
    return key ? records::memberAt(body(cells), QString(key->member)).toString() : QString();
}

base::Result<http::Request> RowMaker::given(const QStringList &cells) const
{
    auto request = journal::requestFrom(cells.value(*m_plan.givenColumn).toUtf8());
    const bool known = request && isBulkOperation(operationOf(*request))
        && catalogue::buildPath(operationOf(*request), request->values);
    if (!known)
        return tl::unexpected(
            base::Problem{.what = RowWords::tr("Couldn't read the row's request.")});
    return *request;
}

base::Result<QByteArray> RowMaker::bytes(const QStringList &cells) const
{
    const auto made = request(cells);
    if (!made)
        return tl::unexpected(made.error());
    // The given cell also contains the condition.
    if (m_plan.givenColumn)
        return cells.value(*m_plan.givenColumn).toUtf8();
    return m_plan.onlyExisting ? bytesOf(*made, RowCondition{.there = true})
                               : journal::bytesOf(*made);
}

QString RowMaker::errorValueIn(const QStringList &cells) const
{
    const auto isError = [&cells](int column) {
        return tablefile::isErrorValue(cells.value(column).toUtf8());
    };
    std::optional<int> found;
    if (m_plan.keyColumn && isError(*m_plan.keyColumn))
        found = m_plan.keyColumn;
    for (const auto &column : m_columns) {
        if (!found && isError(column.target.column))
            found = column.target.column;
    }
    return found ? RowWords::tr("The cell contains an error instead of a value: %1.")
                       .arg(cells.value(*found).trimmed())
                 : QString();
}

qint64 RowMaker::clearedBy(const QStringList &cells) const
{
    if (m_plan.blank != BulkPlan::Blank::Clear)
        return 0;
    return std::ranges::count_if(m_columns, [&cells](const Column &column) {
        return cells.value(column.target.column).trimmed().isEmpty();
    });
}

base::Result<http::Request> RowMaker::request(const QStringList &cells) const
{
    if (m_plan.givenColumn)
        return given(cells);
    const auto refusal = [](const QString &sentence) {
        return tl::unexpected(base::Problem{.what = sentence});
    };
    if (const auto error = errorValueIn(cells); !error.isEmpty())
        return refusal(error);
    auto values = m_plan.within;
    if (takesKey(m_operation)) {
        values.append(keyOf(cells));
        if (values.last().isEmpty())
            return refusal(RowWords::tr("The row has no value that identifies the record."));
        if (const auto fault = faultInKey(values.last()); !fault.isEmpty())
            return refusal(fault);
    }
    if (const auto path = catalogue::buildPath(m_operation, values); !path)
        return refusal(path.error().what);
    http::RequestBody content;
    if (m_operation.payload == catalogue::Payload::Json) {
        const auto members = body(cells);
        if (const auto fault = faultIn(members); !fault.isEmpty())
            return refusal(fault);
        if (const auto fault = faultInSize(members); !fault.isEmpty())
            return refusal(fault);
        // Without an ID, there would be no way to find out later whether the record was created.
        if (m_operation.repeat == catalogue::Repeat::LookUp && keyOf(cells).isEmpty())
            return refusal(
                RowWords::tr("The row has no ID, so a resend would create a duplicate."));
        if (m_operation.effect == catalogue::Effect::Update && members.isEmpty())
            return refusal(RowWords::tr("The row changes nothing."));
        content = members;
    }
    auto request = api::requestOf(m_operation, values, content, m_plan.query);
    request.priority = http::Priority::Job;
    return request;
}

journal::NewRow RowMaker::row(const QStringList &cells) const
{
    journal::NewRow row{.cells = cells, .key = keyOf(cells)};
    if (const auto made = request(cells); !made)
        row.refusal = made.error().what;
    return row;
}

QString RowMaker::repeatText(qint64 firstRow) const
{
    return RowWords::tr("Row %L1 refers to the same record.").arg(firstRow);
}

} // namespace storedesk::jobs
