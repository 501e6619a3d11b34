// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columns/textpool.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QHash>
#include <QRandomGenerator>
#include <QTest>

namespace tst_textpool {

using namespace storedesk;
using columns::TextPool;

class TestTextPool final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theEmptyTextIsFirst()
    {
        TextPool pool;
        QCOMPARE(pool.size(), 1U);
        QCOMPARE(pool.codeOf(""), 0U);
        QCOMPARE(pool.find("new"), pool.size());
        QCOMPARE(pool.codeOf("new"), 1U);
        QCOMPARE(pool.find("new"), 1U);
    }

    // Texts are shorter and longer than a slot, and some differ only after many bytes. They are
    // enough for a table that is allocated with large pages.
    void codesAreThoseOfAHashTable()
    {
        QRandomGenerator random(5);
        TextPool pool;
        QHash<QByteArray, quint32> expected{{QByteArray(), 0}};
        for (int round = 0; round < 900; ++round) {
            QList<QByteArray> texts;
            for (int text = 0; text < 200; ++text)
                texts.append(QByteArray(random.bounded(40), 'x')
                             + QByteArray::number(random.bounded(20'000)));
            const std::vector<QByteArrayView> views(texts.begin(), texts.end());
            std::vector<quint32> codes(views.size());
            pool.codesOf(views, codes);
            for (qsizetype text = 0; text < texts.size(); ++text) {
                if (!expected.contains(texts[text]))
                    expected.insert(texts[text], static_cast<quint32>(expected.size()));
                QCOMPARE(codes[static_cast<std::size_t>(text)], expected.value(texts[text]));
            }
        }
        QCOMPARE(pool.size(), static_cast<quint32>(expected.size()));
        for (auto [text, code] : expected.asKeyValueRange()) {
            QCOMPARE(pool.at(code), text);
            QCOMPARE(pool.find(text), code);
        }
    }

    void zeroBytesAreNotIgnored()
    {
        TextPool pool;
        const auto one = pool.codeOf(QByteArrayView("a", 1));
        const auto two = pool.codeOf(QByteArrayView("a\0", 2));
        QVERIFY(one != two);
        QCOMPARE(pool.at(two).size(), 2);
    }

    // The bytes behind a text must not change its code.
    void codesDoNotDependOnWhatFollows()
    {
        QRandomGenerator random(6);
        TextPool pool;
        TextPool plain;
        for (int round = 0; round < 200; ++round) {
            QList<QByteArray> padded;
            std::vector<QByteArrayView> texts;
            for (int text = 0; text < 150; ++text) {
                QByteArray bytes(random.bounded(35), random.bounded(2) == 0 ? 'x' : '\0');
                if (!bytes.isEmpty() && random.bounded(2) == 0)
                    bytes += QByteArray::number(random.bounded(20'000));
                const auto size = random.bounded(8) == 0 ? 0 : bytes.size();
                for (int behind = 0; behind < TextPool::padding; ++behind)
                    bytes += static_cast<char>(random.bounded(256));
                padded.append(bytes);
                texts.emplace_back(padded.last().constData(), size);
            }
            texts.front() = {};
            std::vector<quint32> codes(texts.size());
            std::vector<quint32> expected(texts.size());
            pool.codesOfPadded(texts, codes);
            plain.codesOf(texts, expected);
            QCOMPARE(codes, expected);
        }
        for (quint32 code = 0; code < pool.size(); ++code)
            QCOMPARE(pool.at(code), plain.at(code));
    }
};

STOREDESK_TEST(TestTextPool)

} // namespace tst_textpool

#include "tst_textpool.moc"
