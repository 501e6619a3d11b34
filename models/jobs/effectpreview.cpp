// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/effectpreview.h"

#include "api/resourcerequests.h"
#include "api/session.h"
#include "records/typedtime.h"
#include "records/writtendates.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

namespace storedesk::jobs {

using namespace Qt::StringLiterals;

static constexpr int together = 4;

struct EffectWords
{
    Q_DECLARE_TR_FUNCTIONS(EffectPreview)
};

static QString bareText(const QJsonValue &value)
{
    if (value.isNull() || value.isUndefined() || value.toString(u"x"_s).isEmpty())
        return u"–"_s;
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact));
    if (value.isObject())
        return QString::fromUtf8(QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

static QString titleOf(const catalogue::FieldRule *rule, const QString &key)
{
    return rule && !rule->title.isEmpty() ? rule->title : key;
}

// Formats a value for display: local dates instead of timestamps, option names instead of IDs.
static QString valueText(const catalogue::FieldRule *rule, const QJsonValue &value)
{
    const auto text = bareText(value);
    if (rule && records::isDated(rule->type))
        return records::momentWords(text, QLocale());
    if (!rule)
        return text;
    const auto option = std::ranges::find(rule->options, text, &catalogue::Option::id);
    return option != rule->options.end() && !option->label.isEmpty() ? option->label : text;
}

static QStringList memberTexts(const QJsonObject &object, const catalogue::FieldSet &rules,
                               const QString &within = {});

// Formats a list of simple values on one line, and a list of objects with the members of each.
static QStringList textsOf(const QString &key, const QJsonValue &value,
                           const catalogue::FieldSet &rules)
{
    const auto *rule = rules.rule(key);
    if (value.isObject())
        return memberTexts(value.toObject(), rules, key + u'.');
    if (!value.isArray())
        return {u"%1: %2"_s.arg(titleOf(rule, key), valueText(rule, value))};
    QStringList simple;
    QStringList members;
    for (const auto &element : value.toArray()) {
        if (element.isObject())
            members += memberTexts(element.toObject(), rules, key + "[]."_L1);
        else
            simple.append(valueText(rule, element));
    }
    if (!simple.isEmpty() || members.isEmpty())
        members.prepend(u"%1: %2"_s.arg(titleOf(rule, key), simple.join(u", "_s)));
    return members;
}

static QStringList memberTexts(const QJsonObject &object, const catalogue::FieldSet &rules,
                               const QString &within)
{
    QStringList texts;
    for (const auto &name : object.keys())
        texts += textsOf(within + name, object.value(name), rules);
    return texts;
}

QString contentOf(const http::Request &request, const catalogue::FieldSet &rules)
{
    const auto effect = operationOf(request).effect;
    if (effect == catalogue::Effect::Delete)
        return EffectWords::tr("Will be deleted");
    if (effect == catalogue::Effect::Read)
        return EffectWords::tr("Will be looked up");
    const auto *body = std::get_if<QJsonObject>(&request.body);
    return body ? memberTexts(*body, rules).join(u" · "_s) : QString();
}

QString effectOf(const http::Request &request, const QJsonObject &record,
                 const catalogue::FieldSet &rules)
{
    if (operationOf(request).effect == catalogue::Effect::Delete)
        return record.isEmpty() ? EffectWords::tr("Not found.")
                                : EffectWords::tr("Exists and will be deleted.");
    const auto *body = std::get_if<QJsonObject>(&request.body);
    if (!body)
        return {};
    QStringList changes;
    for (auto member = body->begin(); member != body->end(); ++member) {
        const auto before = record.value(member.key());
        const auto *rule = rules.rule(member.key());
        const auto now = valueText(rule, member.value());
        const auto then = valueText(rule, before);
        if (before == member.value() || then == now)
            continue;
        const auto name = titleOf(rule, member.key());
        changes.append(record.isEmpty() ? u"%1: %2"_s.arg(name, now)
                                        : u"%1: %2 → %3"_s.arg(name, then, now));
    }
    const auto all = changes.join(u" · "_s);
    if (record.isEmpty())
        return EffectWords::tr("New: %1").arg(all);
    return changes.isEmpty() ? EffectWords::tr("No changes.") : all;
}

EffectPreview::EffectPreview(api::Session &session, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_queue(together,
              {.rows = [this] { return m_rows.size(); },
               .isDue = [](std::size_t) { return true; },
               .start = [this](std::size_t row) { read(row); },
               .drained =
                   [] {
                   }})
{ }

bool EffectPreview::isPossible(const catalogue::Operation &operation)
{
    const bool changes = operation.effect == catalogue::Effect::Update
        || operation.effect == catalogue::Effect::Delete;
    return changes && operation.lookUp.has_value();
}

void EffectPreview::start(std::vector<Row> rows, const catalogue::FieldSet &rules)
{
    stop();
    m_rows = std::move(rows);
    m_rules = rules;
    m_queue.run();
}

void EffectPreview::stop()
{
    m_rows.clear();
    qDeleteAll(std::exchange(m_calls, {}));
    m_queue.giveUp();
}

void EffectPreview::read(std::size_t row)
{
    const auto asked = m_rows[row];
    auto reading = api::requestOf(catalogue::operation(*operationOf(asked.request).lookUp),
                                  asked.request.values);
    reading.priority = http::Priority::Job;
    auto *call = m_session.read(reading, this);
    m_calls.insert(row, call);
    call->then(this, [this, row, asked](const http::Outcome &outcome) {
        m_calls.remove(row);
        const bool gone = !outcome && outcome.error().kind == http::ErrorKind::NotFound;
        if (outcome || gone)
            Q_EMIT known(asked.number,
                         effectOf(asked.request,
                                  outcome ? outcome->document.object() : QJsonObject(), m_rules));
        m_queue.ended();
    });
}

} // namespace storedesk::jobs
