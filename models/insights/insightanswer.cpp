// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "insightanswer.h"

#include "insights/answersentence.h"

#include <QCoreApplication>
#include <QLocale>

namespace storedesk::insights {

using namespace Qt::StringLiterals;

// States since when purchases are known, if an earlier purchase could be a person's first one.
static QString withCoverage(const QString &sentence, const QuestionRow &question,
                            const InsightData &data)
{
    if (!question.needs.firstPurchases || data.knowsFirstPurchases())
        return sentence;
    const auto first = data.calendar().dayOf(data.coverageFrom());
    return u"%1 %2"_s.arg(sentence,
                          QCoreApplication::translate(
                              "Insights", "Counted from %1; earlier purchases are not in the file.")
                              .arg(QLocale().toString(first, QLocale::ShortFormat)));
}

tl::expected<IndexedAnswer, Obstacle> indexedAnswerOf(const QuestionRow &question,
                                                      const InsightData &data,
                                                      const QHash<QString, QString> &parameters,
                                                      bool withPeople)
{
    if (const auto missing = missingColumn(question, data, parameters))
        return tl::unexpected(*missing);
    QuestionRun run{.data = data, .parameters = parameters, .people = PeopleSets(withPeople)};
    IndexedAnswer indexed{.answer = {.question = &question, .parameters = parameters}};
    indexed.answer.setResult(question.answer(run), data.shownCurrency());
    indexed.answer.sentence = withCoverage(indexed.answer.shortSentence, question, data);
    indexed.answer.use = run.use;
    indexed.answer.assumesCurrency = data.currency().isEmpty();
    indexed.people = run.people.finish();
    return indexed;
}

tl::expected<InsightAnswer, Obstacle> answerOf(const QuestionRow &question, const InsightData &data,
                                               const QHash<QString, QString> &parameters,
                                               bool withPeople)
{
    auto indexed = indexedAnswerOf(question, data, parameters, withPeople);
    if (!indexed)
        return tl::unexpected(indexed.error());
    auto answer = std::move(indexed->answer);
    for (const auto &[key, people] : indexed->people) {
        auto &ids = answer.people[key];
        for (const auto person : people)
            ids.append(QString::fromUtf8(data.people().idOf(person)));
    }
    return answer;
}

void InsightAnswer::setResult(QJsonObject all, const QString &currency)
{
    shortSentence = sentenceOf(*question, all, currency);
    sentence = shortSentence;
    all.remove(attributedPurchases);
    comparison = all.take(periodComparison).toObject();
    result = std::move(all);
}

static QJsonObject parametersJson(const InsightAnswer &answer)
{
    QJsonObject object;
    for (const auto &row : answer.question->parameters) {
        const auto value = answer.parameters.value(row.name);
        const bool number = row.kind == ParameterKind::Number
            || (row.kind == ParameterKind::NumberOrNone && value != noNumber);
        object.insert(row.name, number ? QJsonValue(value.toLongLong()) : QJsonValue(value));
    }
    return object;
}

AnswerSource sourceOf(const InsightData &data)
{
    return {.zone = data.input().zone,
            .asOf = data.asOf(),
            .coverageFrom = data.coverageFrom(),
            .knowsFirstPurchases = data.knowsFirstPurchases(),
            .hasContacts = data.contacts().isOpen(),
            .currency = data.currency(),
            .conflictingDuplicates = data.conflictingDuplicates(),
            .mergedContacts = data.people().merged()};
}

static QJsonObject balanceJson(const AnswerSource &source, const RowUse &use)
{
    return {
        {u"rows"_s, use.rows},
        {u"used"_s, use.used},
        {u"duplicates"_s, use.duplicates},
        {u"afterAsOf"_s, use.afterAsOf},
        {u"unreadableTime"_s, use.unreadableTime},
        {u"outsidePeriod"_s, use.outsidePeriod},
        {u"otherTypes"_s, use.otherTypes},
        {u"otherCurrency"_s, use.otherCurrency},
        {u"withoutContact"_s,
         QJsonObject{{u"rows"_s, use.withoutContact}, {u"cents"_s, use.withoutContactCents}}},
        {u"unreadableAmount"_s, use.unreadableAmount},
        {u"negativeAmount"_s, use.negativeAmount},
        {u"conflictingDuplicates"_s, source.conflictingDuplicates},
        {u"mergedContacts"_s, source.mergedContacts},
        {u"notInContacts"_s, source.hasContacts ? QJsonValue(use.notInContacts) : QJsonValue()}};
}

QJsonObject InsightAnswer::toJson(const AnswerSource &source, bool withPeople) const
{
    const auto firstPurchases = source.knowsFirstPurchases ? u"contacts"_s : u"file"_s;
    QJsonObject object{{u"question"_s, question->name},
                       {u"version"_s, 1},
                       {u"zone"_s, QString::fromLatin1(source.zone.id())},
                       {u"asOf"_s, timeText(source.asOf)},
                       {u"coverage"_s,
                        QJsonObject{{u"from"_s, timeText(source.coverageFrom)},
                                    {u"to"_s, timeText(source.asOf)},
                                    {u"firstPurchases"_s, firstPurchases}}},
                       {u"currency"_s, source.currency},
                       {u"parameters"_s, parametersJson(*this)},
                       {u"sentence"_s, sentence},
                       {u"result"_s, result},
                       {u"balance"_s, balanceJson(source, use)}};
    if (withPeople) {
        QJsonObject sets;
        for (const auto &[key, ids] : people) {
            if (key != boughtOnceKey)
                sets.insert(key, QJsonArray::fromStringList(ids));
        }
        object.insert(u"people"_s, sets);
    }
    if (!comparison.isEmpty())
        object.insert(u"comparison"_s, comparison);
    return object;
}

QString InsightAnswer::balanceLine() const
{
    const auto text = [](const char *source) {
        return QCoreApplication::translate("Insights", source);
    };
    const auto number = [](qint64 count) {
        return QLocale().toString(count);
    };
    QStringList parts{text(QT_TRANSLATE_NOOP("Insights", "Rows used: %1 of %2"))
                          .arg(number(use.used), number(use.rows))};
    const std::pair<const char *, qint64> others[] = {
        {QT_TRANSLATE_NOOP("Insights", "duplicates: %1"), use.duplicates},
        {QT_TRANSLATE_NOOP("Insights", "after the “as of” date: %1"), use.afterAsOf},
        {QT_TRANSLATE_NOOP("Insights", "unreadable dates: %1"), use.unreadableTime},
        {QT_TRANSLATE_NOOP("Insights", "other activity types: %1"), use.otherTypes},
        {QT_TRANSLATE_NOOP("Insights", "other currencies: %1"), use.otherCurrency},
        {QT_TRANSLATE_NOOP("Insights", "outside the period: %1"), use.outsidePeriod},
        {QT_TRANSLATE_NOOP("Insights", "unreadable amounts, counted as 0: %1"),
         use.unreadableAmount},
        {QT_TRANSLATE_NOOP("Insights", "negative amounts: %1"), use.negativeAmount}};
    for (const auto &[source, count] : others) {
        if (count > 0)
            parts.append(text(source).arg(number(count)));
    }
    if (use.withoutContact > 0)
        parts.append(text(QT_TRANSLATE_NOOP("Insights", "without a contact: %1 (%2)"))
                         .arg(number(use.withoutContact), moneyText(use.withoutContactCents)));
    if (assumesCurrency
        && std::ranges::count(question->needs.roles, ColumnRole::ActivityAmount) > 0)
        parts.append(text(QT_TRANSLATE_NOOP("Insights", "amounts in the currency of the store")));
    return parts.join(u" · "_s);
}

} // namespace storedesk::insights
