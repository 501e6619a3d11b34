// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"

#include "ui/shell/onewindow.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <future>

namespace tst_shell_onewindow {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::shell::OneWindow;
using ui::shell::StartWish;

// One window for each data folder (U41, G43).
class TestShellOneWindow final : public QObject
{
    Q_OBJECT

private:
    using Claim = base::Result<std::unique_ptr<OneWindow>>;

    // Simulates another process, which waits for the reply of this thread.
    static std::future<Claim> claimedElsewhere(const QString &folder, const StartWish &wish)
    {
        return std::async(std::launch::async,
                          [folder, wish] { return OneWindow::claim(folder, wish); });
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
        const auto first = OneWindow::claim(folder.path(), {});
        QVERIFY(first && *first);
        QList<StartWish> wishes;
        connect(first->get(), &OneWindow::handedOver, this,
                [&wishes](const StartWish &wish) { wishes.append(wish); });
        const StartWish wish{.files = {u"/data/año \"1\".csv"_s, u"/b.zip"_s}, .practice = true};
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
        const auto first = OneWindow::claim(folder.path(), {});
        QVERIFY(first && *first);
        int heard = 0;
        connect(first->get(), &OneWindow::handedOver, this, [&heard] { ++heard; });
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
        const auto first = OneWindow::claim(one.path(), {});
        const auto second = OneWindow::claim(two.path(), {});
        QVERIFY(first && *first);
        QVERIFY(second && *second);
    }

    void whoeverClosedItFreesTheFolder()
    {
        const QTemporaryDir folder;
        {
            const auto first = OneWindow::claim(folder.path(), {});
            QVERIFY(first && *first);
        }
        const auto next = OneWindow::claim(folder.path(), {});
        QVERIFY(next && *next);
    }
};

STOREDESK_TEST(TestShellOneWindow)

} // namespace tst_shell_onewindow

#include "tst_shell_onewindow.moc"
