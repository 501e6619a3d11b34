// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "events/proposal.h"
#include "events/samplereader.h"

#include <QDir>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace tst_proposal {

using namespace Qt::StringLiterals;
using namespace storedesk;

static QString optionWords(const QJsonValue &field)
{
    QStringList ids;
    for (const auto &option : field[u"options"].toArray())
        ids.append(option[u"id"].toString());
    return ids.join(u'|');
}

// Formats a field as in the sample files.
static QString lineOf(const QJsonValue &field)
{
    QStringList words{field[u"jsonPointerPath"].toString(), field[u"id"].toString(),
                      field[u"type"].toString()};
    if (field[u"isPrimaryKey"].toBool())
        words.append(u"key"_s);
    if (const auto options = optionWords(field); !options.isEmpty())
        words.append(options);
    return words.join(u' ');
}

static events::Proposal proposed(const QString &text, const QString &prefix = {})
{
    const auto samples = events::samplesOf(text);
    if (!samples)
        qFatal("%s", qPrintable(samples.error().why));
    return events::proposalOf(*samples, prefix);
}

static QStringList linesOf(const events::Proposal &proposal)
{
    QStringList lines;
    for (const auto &field : proposal.fields)
        lines.append(lineOf(field));
    return lines;
}

static QStringList pointersOf(const QList<events::Proposal::LeftOut> &all)
{
    QStringList pointers;
    for (const auto &left : all)
        pointers.append(left.pointer);
    return pointers;
}

class TestProposal final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    // Thirty messages from shops, forms and booking systems are tried. Pointer, id, type, key and
    // options of a field must all be right, and an additional field is as wrong as a missing one.
    void nearlyAllFieldsOfThirtySamplesNeedNoEdit()
    {
        const QDir folder(QStringLiteral(SOURCE_ROOT "/tests/events/samples"));
        const auto names = folder.entryList({u"*.txt"_s}, QDir::Files, QDir::Name);
        QCOMPARE(names.size(), 30);
        qsizetype right = 0;
        qsizetype all = 0;
        for (const auto &name : names) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto text = QString::fromUtf8(file.readAll());
            const auto wanted = text.section(u"---\n"_s, 1).split(u'\n', Qt::SkipEmptyParts);
            const auto got = linesOf(proposed(text.section(u"---\n"_s, 0, 0)));
            const QSet<QString> expected(wanted.begin(), wanted.end());
            QCOMPARE(expected.size(), wanted.size());
            const auto good = std::ranges::count_if(
                got, [&expected](const QString &line) { return expected.contains(line); });
            for (const auto &line : got) {
                if (!expected.contains(line))
                    qInfo("%s proposes %s", qPrintable(name), qPrintable(line));
            }
            right += good;
            all += std::max(got.size(), wanted.size());
        }
        qInfo("%lld of %lld fields right", static_cast<long long>(right),
              static_cast<long long>(all));
        QVERIFY(all > 200);
        QVERIFY(right * 100 >= all * 95);
    }

    void fieldsStandInTheOrderOfTheSample()
    {
        QCOMPARE(linesOf(proposed(u"{\"zeta\": 1, \"alpha\": \"a\", \"mail\": \"a@b.es\"}"_s)),
                 (QStringList{u"/zeta zeta integer"_s, u"/alpha alpha text"_s,
                              u"/mail mail email key"_s}));
    }

    void onlyTheKeyIsRequired()
    {
        const auto fields = proposed(u"{\"mail\": \"a@b.es\", \"name\": \"A\"}"_s).fields;
        QVERIFY(fields[0][u"required"].toBool());
        QVERIFY(!fields[1][u"required"].toBool());
    }

    void numbersWrittenWithDecimalsAreDecimal()
    {
        QCOMPARE(linesOf(proposed(u"{\"score\": 100.00}"_s)),
                 QStringList{u"/score score decimal"_s});
        QCOMPARE(linesOf(proposed(u"{\"score\": 1}\n{\"score\": 2.5}"_s)),
                 QStringList{u"/score score decimal"_s});
    }

    void aPhoneKnowsItsPrefix()
    {
        const auto spain = proposed(u"{\"tel\": \"+34 600 11 22 33\"}"_s, u"351"_s).fields.at(0);
        QCOMPARE(spain[u"defaultCountryCode"].toString(), u"34"_s);
        const auto ireland = proposed(u"{\"tel\": \"+353861234567\"}"_s).fields.at(0);
        QCOMPARE(ireland[u"defaultCountryCode"].toString(), u"353"_s);
        const auto unsaid = proposed(u"{\"tel\": \"600112233\"}"_s, u"351"_s).fields.at(0);
        QCOMPARE(unsaid[u"defaultCountryCode"].toString(), u"351"_s);
        QVERIFY(!proposed(u"{\"tel\": \"600112233\"}"_s)
                     .fields[0]
                     .toObject()
                     .contains(u"defaultCountryCode"_s));
    }

    void unsupportedValuesAreLeftOutWithAReason()
    {
        const auto proposal = proposed(u"{\"mail\": \"a@b.es\", \"lines\": [{\"sku\": 1}], "
                                       u"\"matrix\": [[1]], \"sizes\": [38, 40],"
                                       "\"empty\": [], \"odd\": [1, {\"a\": 2}]}"_s);
        QCOMPARE(linesOf(proposal), QStringList{u"/mail mail email key"_s});
        auto left = pointersOf(proposal.leftOut);
        left.sort();
        QCOMPARE(left,
                 (QStringList{u"/empty"_s, u"/lines"_s, u"/matrix"_s, u"/odd"_s, u"/sizes"_s}));
        for (const auto &one : proposal.leftOut)
            QVERIFY(!one.why.isEmpty());
    }

    void questionsThatChangeTheirPlaceAreLeftOut()
    {
        const auto proposal = proposed(
            u"{\"a\": [{\"name\": \"mail\", \"value\": \"a@b.es\"}, {\"name\": \"age\", \"value\": "
            u"3}]}"
            "{\"a\": [{\"name\": \"age\", \"value\": 4}, {\"name\": \"mail\", \"value\": \"a@b.es\"}]}"_s);
        QVERIFY(proposal.fields.isEmpty());
        QCOMPARE(pointersOf(proposal.leftOut), (QStringList{u"/a/0/value"_s, u"/a/1/value"_s}));
    }

    void onlyNestedValuesNeedAWebhook()
    {
        QVERIFY(!proposed(u"{\"mail\": \"a@b.es\"}"_s).nested);
        QVERIFY(proposed(u"{\"who\": {\"mail\": \"a@b.es\"}}"_s).nested);
    }

    void pointersAreEscaped()
    {
        QCOMPARE(proposed(u"{\"a/b\": {\"c~d\": 1}}"_s).fields[0][u"jsonPointerPath"].toString(),
                 u"/a~1b/c~0d"_s);
    }

    void idsAreUnique()
    {
        const auto proposal = proposed(
            u"{\"a\": {\"x\": {\"id\": 1}}, \"b\": {\"x\": {\"id\": 2}}, \"xId\": 3, \"x\": {\"id\": 4}}"_s);
        QSet<QString> ids;
        for (const auto &field : proposal.fields)
            ids.insert(field[u"id"].toString());
        QCOMPARE(ids.size(), 4);
        QCOMPARE(proposal.reasons.size(), 4);
    }

    void samplesComeInManyForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("samples");
        QTest::newRow("one") << u"{\"a\": 1}"_s << 1;
        QTest::newRow("lines") << u"{\"a\": 1}\n{\"a\": 2}\n"_s << 2;
        QTest::newRow("separated by commas") << u"{\"a\": 1}, {\"a\": 2}"_s << 2;
        QTest::newRow("a list") << u"[{\"a\": 1}, {\"a\": 2}, {\"a\": 3}]"_s << 3;
        QTest::newRow("with a mark") << QString(QChar::ByteOrderMark) + u"{\"a\": 1}"_s << 1;
        QTest::newRow("curl") << u"curl -XPOST https://x.example -d '{\"a\": 1}'"_s << 1;
        QTest::newRow("curl over lines")
            << u"curl https://x.example \\\n  --data-raw \"{\\\"a\\\": 1}\" \\\n  -H 'A: b'"_s << 1;
        QTest::newRow("curl of a browser")
            << u"curl 'https://x.example' --data-raw $'{\"a\":\"it\\'s\"}'"_s << 1;
        QTest::newRow("curl with an equals sign") << u"curl --json='{\"a\": 1}' x.example"_s << 1;
        QTest::newRow("escapes") << u"{\"a\": \"\\u00e9\\n\\\"\\/\"}"_s << 1;
    }

    void samplesComeInManyForms()
    {
        QFETCH(const QString, text);
        QFETCH(const int, samples);
        const auto read = events::samplesOf(text);
        QVERIFY2(read, read ? "" : qPrintable(read.error().why));
        QCOMPARE(static_cast<int>(read->size()), samples);
        QCOMPARE(read->front().names, QStringList{u"a"_s});
    }

    void aBrokenSampleSaysWhere()
    {
        const auto read = events::samplesOf(u"{\"a\": 1,\n \"b\": oops}"_s);
        QVERIFY(!read);
        QVERIFY2(read.error().why.contains(u"line 2, character 7"_s), qPrintable(read.error().why));
        for (const auto &text : {u""_s, u"7"_s, u"[1, 2]"_s, u"{\"a\": 1"_s, u"{\"a\": \"x"_s,
                                 u"{\"a\": 01x}"_s, u"{'a': 1}"_s, u"curl https://x.example"_s,
                                 QString(200, u'['), u"{\"a\": \"\\u12\"}"_s})
            QVERIFY2(!events::samplesOf(text), qPrintable(text));
    }

    void typedInputStays()
    {
        const QJsonArray present{QJsonObject{{u"id"_s, u"mail"_s},
                                             {u"name"_s, u"Mine"_s},
                                             {u"type"_s, u"email"_s},
                                             {u"isPrimaryKey"_s, true}}};
        const auto merged = events::mergedFields(
            present, proposed(u"{\"mail\": \"a@b.es\", \"other\": \"b@c.es\", \"n\": 1}"_s).fields);
        QCOMPARE(merged.size(), 3);
        QCOMPARE(merged[0][u"name"].toString(), u"Mine"_s);
        QCOMPARE(merged[1][u"id"].toString(), u"other"_s);
        QVERIFY(!merged[1][u"isPrimaryKey"].toBool());
        const auto again =
            events::mergedFields(present, proposed(u"{\"x\": 1, \"to\": \"a@b.es\"}"_s).fields);
        QVERIFY(!again[2].toObject().contains(u"isPrimaryKey"_s));
    }
};

STOREDESK_TEST(TestProposal)

} // namespace tst_proposal

#include "tst_proposal.moc"
