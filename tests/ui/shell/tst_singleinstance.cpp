// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/shell/singleinstance.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <future>

namespace tst_singleinstance {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::shell::SingleInstance;
using ui::shell::StartRequest;

// There is one window for each data folder (G43).
class TestSingleInstance final : public QObject
{
    Q_OBJECT

private:
    using Claim = base::Result<std::unique_ptr<SingleInstance>>;

    // Simulates another process, which waits for a reply from this thread.
    static std::future<Claim> claimedElsewhere(const QString &folder, const StartRequest &wish)
    {
        return std::async(std::launch::async,
                          [folder, wish] { return SingleInstance::claim(folder, wish); });
    }

    static bool isDone(std::future<Claim> &claim)
    {
        return claim.wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void aSecondStartHandsOverItsFilesAndEnds()
    {
        const QTemporaryDir folder;
        const auto first = SingleInstance::claim(folder.path(), {});
        QVERIFY(first && *first);
        QList<StartRequest> wishes;
        connect(first->get(), &SingleInstance::handedOver, this,
                [&wishes](const StartRequest &wish) { wishes.append(wish); });
        const StartRequest wish{.files = {u"/data/año \"1\".csv"_s, u"/b.zip"_s}, .practice = true};
        auto second = claimedElsewhere(folder.path(), wish);
        QTRY_VERIFY(isDone(second));
        const auto claim = second.get();
        QVERIFY(claim && !*claim);
        QTRY_COMPARE(wishes.size(), 1);
        QCOMPARE(wishes.front(), wish);
    }

    void twentyStartsAtOnceMakeOneWindow()
    {
        const QTemporaryDir folder;
        const auto first = SingleInstance::claim(folder.path(), {});
        QVERIFY(first && *first);
        int heard = 0;
        connect(first->get(), &SingleInstance::handedOver, this, [&heard] { ++heard; });
        std::vector<std::future<Claim>> others;
        for (int number = 0; number < 20; ++number)
            others.push_back(claimedElsewhere(folder.path(), {}));
        QTRY_VERIFY(std::ranges::all_of(others, isDone));
        for (auto &other : others) {
            const auto claim = other.get();
            QVERIFY(claim && !*claim);
        }
        QTRY_COMPARE(heard, 20);
    }

    void anotherFolderHasAWindowOfItsOwn()
    {
        const QTemporaryDir one;
        const QTemporaryDir two;
        const auto first = SingleInstance::claim(one.path(), {});
        const auto second = SingleInstance::claim(two.path(), {});
        QVERIFY(first && *first);
        QVERIFY(second && *second);
    }

    void closingTheWindowReleasesTheFolder()
    {
        const QTemporaryDir folder;
        {
            const auto first = SingleInstance::claim(folder.path(), {});
            QVERIFY(first && *first);
        }
        const auto next = SingleInstance::claim(folder.path(), {});
        QVERIFY(next && *next);
    }
};

STOREDESK_TEST(TestSingleInstance)

} // namespace tst_singleinstance

#include "tst_singleinstance.moc"
