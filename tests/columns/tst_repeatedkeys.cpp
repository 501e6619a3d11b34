// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "columns/repeatedkeys.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QHash>
#include <QRandomGenerator>
#include <QTest>

namespace tst_repeatedkeys {

using namespace storedesk;
using columns::RepeatedKey;

class TestRepeatedKeys final : public QObject
{
    Q_OBJECT

private:
    static std::vector<RepeatedKey> repeatedIn(const std::vector<quint64> &all)
    {
        return columns::repeatedKeys(all.size(), [&](std::size_t begin, std::span<quint64> keys) {
            std::copy_n(all.begin() + static_cast<std::ptrdiff_t>(begin), keys.size(),
                        keys.begin());
        });
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void nothingIsRepeatedInAnEmptyList() { QVERIFY(repeatedIn({}).empty()); }

    void eachCopyRefersToTheFirstPlace()
    {
        const std::vector<quint64> keys{7, 0, 9, 7, 0, 1, 9, 7};
        const std::vector<RepeatedKey> expected{{0, 3}, {2, 6}, {0, 7}};
        QCOMPARE(repeatedIn(keys), expected);
    }

    // Enough keys for several chunks, which different threads read.
    void manyKeysAreComparedLikeInAHashTable()
    {
        QRandomGenerator64 random(3);
        std::vector<quint64> known;
        for (int key = 0; key < 100'000; ++key)
            known.push_back(random.generate() | 1);
        std::vector<quint64> keys;
        for (int place = 0; place < 600'000; ++place)
            keys.push_back(place % 3 == 0 ? known[random.bounded(100'000)] : random.generate());
        std::vector<RepeatedKey> expected;
        QHash<quint64, quint32> first;
        for (quint32 place = 0; place < keys.size(); ++place) {
            if (const auto found = first.constFind(keys[place]); found != first.constEnd())
                expected.push_back({*found, place});
            else
                first.insert(keys[place], place);
        }
        QVERIFY(!expected.empty());
        QVERIFY(repeatedIn(keys) == expected);
    }
};

STOREDESK_TEST(TestRepeatedKeys)

} // namespace tst_repeatedkeys

#include "tst_repeatedkeys.moc"
