// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/memory.h"
#include "support/sessionfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/wipe.h"

#include <QFile>
#include <QSignalSpy>

namespace tst_lockedclient {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Counts the occurrences of a text in the writable memory of this process. Leaves out regions that
// were never touched and the shadow memory of the address sanitizer, which is terabytes large.
static int timesInMemory(const QByteArray &letters)
{
    QFile maps(u"/proc/self/smaps"_s);
    QFile memory(u"/proc/self/mem"_s);
    if (!maps.open(QIODevice::ReadOnly)
        || !memory.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return -1;
    struct Region
    {
        qint64 begin;
        qint64 size;
    };
    QList<Region> regions;
    std::optional<Region> last;
    for (const auto &line : maps.readAll().split('\n')) {
        const auto words = line.simplified().split(' ');
        const auto range = words.constFirst().split('-');
        if (range.size() == 2 && words.value(1).startsWith("rw")) {
            const auto begin = range.at(0).toLongLong(nullptr, 16);
            last = Region{begin, range.at(1).toLongLong(nullptr, 16) - begin};
        } else if (range.size() == 2) {
            last.reset();
        } else if (last && last->size < 1LL << 40 && words.constFirst() == "Rss:"
                   && words.value(1).toInt() > 0) {
            regions.append(*last);
        }
    }
    int times = 0;
    for (const auto &region : regions) {
        if (!memory.seek(region.begin))
            continue;
        const auto bytes = memory.read(region.size);
        times += static_cast<int>(bytes.count(letters));
    }
    return times;
}

// A locked client queues requests until the key is set again, and does not hold the key.
class TestLockedClient final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_all.emplace();
    }
    void cleanup() { m_all.reset(); }

    void lettersAreOverwrittenWhereTheyAre()
    {
        auto secret = base::ownCopy("practice-secret"_ba);
        const auto shared = secret;
        base::wipe(secret);
        QVERIFY(secret.isEmpty());
        QCOMPARE(shared, QByteArray(15, '\0'));
    }

    // G26: requests made while locked are sent once the key is set again.
    void requestsWaitForTheKey()
    {
        const auto key = m_all->service().apiKey();
        QVERIFY(m_all->end(session().store().get(this)).has_value());
        lock();
        QVERIFY(client().isLocked());
        QVERIFY(client().connection().key.isEmpty());
        const auto before = m_all->ledger().entries().size();
        bool ended = false;
        session().store().get(this)->then(
            this, [&ended](const http::Outcome &outcome) { ended = outcome.has_value(); });
        // No other event occurs in the program, regardless of how much time passes.
        for (int turn = 0; turn < 20; ++turn) {
            QCoreApplication::processEvents();
            m_all->clock().advanceToNext();
        }
        QVERIFY(!ended);
        QCOMPARE(m_all->ledger().entries().size(), before);
        client().setKey(key);
        QTRY_VERIFY(ended);
        QVERIFY(!client().isLocked());
        QCOMPARE(m_all->ledger().entries().size(), before + 1);
    }

    void requestsInFlightFinishBeforeTheKeyIsCleared()
    {
        bool answered = false;
        bool wipedBefore = false;
        session().store().get(this)->then(this, [&](const http::Outcome &outcome) {
            answered = outcome.has_value();
            wipedBefore = client().connection().key.isEmpty();
        });
        // Checked in each iteration, because the reply arrives before QTRY_COMPARE checks again.
        while (client().underWay() == 0 && !answered)
            QCoreApplication::processEvents();
        QCOMPARE(client().underWay(), 1);
        lock();
        QVERIFY(answered);
        QVERIFY(!wipedBefore);
    }

    // G26 as far as possible: Qt's network layer makes copies of the key that cannot be erased, but
    // their number does not grow.
    void aHundredLocksLeaveNoMoreOfTheKeyThanTen()
    {
        STOREDESK_MEASURED_HERE();
        const auto key = m_all->service().apiKey();
        const auto cycle = [&] {
            client().setKey(key);
            QVERIFY(m_all->end(session().store().get(this)).has_value());
            lock();
        };
        for (int round = 0; round < 10; ++round)
            cycle();
        const int after10 = timesInMemory(key);
        for (int round = 10; round < 100; ++round)
            cycle();
        const int after100 = timesInMemory(key);
        qInfo("copies of the key after 10 locks: %d, after 100: %d", after10, after100);
        // The practice service in this process stores the key as well.
        QVERIFY(after10 > 0);
        // If each lock left a copy, there would be ninety more.
        QVERIFY2(after100 <= after10 + 20, qPrintable(QString::number(after100)));
    }

private:
    api::Session &session() { return m_all->session(); }
    api::Client &client() { return m_all->session().client(); }

    void lock()
    {
        QSignalSpy wiped(&client(), &api::Client::keyWiped);
        client().lock();
        QTRY_VERIFY(!wiped.isEmpty());
    }

    std::optional<support::SessionFixture> m_all;
};

STOREDESK_TEST(TestLockedClient)

} // namespace tst_lockedclient

#include "tst_lockedclient.moc"
