// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "practice/store/store.h"

#include "practice/backendfixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

namespace tst_seededstores {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::practice;
using enum catalogue::OperationId;

static constexpr auto contactCount = "SELECT count(*) FROM contact";

class TestSeededStores final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    void aStoreThatIsKeptIsCopied()
    {
        const support::BackendFixture first(options());
        QCOMPARE(kept().size(), 1);
        removeAContact(kept().front());
        support::BackendFixture second(options());
        QCOMPARE(second.number(contactCount), 9);
        QCOMPARE(kept().size(), 1);
    }

    void aCopyIsLikeAStoreThatWasSeeded()
    {
        support::BackendFixture first(options());
        support::BackendFixture second(options());
        for (const auto list : {ListExports, ListImports, ListWorkflows, ListCouponSets}) {
            const auto records = first.call(list).results();
            QVERIFY(!records.isEmpty());
            QCOMPARE(second.call(list).results().size(), records.size());
            QCOMPARE(second.call(list).results().first()["createdAt"_L1],
                     records.first()["createdAt"_L1]);
        }
    }

    void changesInOneCopyDoNotAffectAnother()
    {
        support::BackendFixture first(options());
        first.store().run("DELETE FROM contact");
        support::BackendFixture second(options());
        second.store().run("DELETE FROM contact WHERE number = 1");
        support::BackendFixture third(options());
        QCOMPARE(first.number(contactCount), 0);
        QCOMPARE(second.number(contactCount), 9);
        QCOMPARE(third.number(contactCount), 10);
    }

    void filesAreCopiedAndHaveOtherAddresses()
    {
        support::BackendFixture first(options());
        support::BackendFixture second(options());
        const auto address = fileOf(first);
        QVERIFY(first.file(address));
        QVERIFY(!second.file(address));
        const auto own = second.file(fileOf(second));
        QVERIFY(own);
        QVERIFY(QFile::exists(own->path));
        QVERIFY(own->path != first.file(address)->path);
    }

    void otherOptionsAndAnotherHourAreOtherStores()
    {
        const support::BackendFixture first(options());
        auto changed = options();
        changed.contacts = 11;
        support::BackendFixture more(changed);
        QCOMPARE(more.number(contactCount), 11);
        changed = options();
        changed.seed = 2;
        const support::BackendFixture other(changed);
        QCOMPARE(kept().size(), 3);
        support::ManualClock later;
        later.advance(std::chrono::hours(1));
        QVERIFY(Backend::open(options(), later));
        QCOMPARE(kept().size(), 4);
    }

    void storesThatCannotBeCopiedAreSeeded()
    {
        const support::BackendFixture first(options());
        QFile damaged(kept().front());
        QVERIFY(damaged.open(QIODevice::WriteOnly | QIODevice::Truncate));
        damaged.close();
        support::BackendFixture second(options());
        QCOMPARE(second.number(contactCount), 10);
        QVERIFY(!second.call(ListExports).results().isEmpty());
    }

private:
    [[nodiscard]] ServiceOptions options() const
    {
        return {.seededStores = m_folder->path(), .contacts = 10};
    }

    [[nodiscard]] QStringList kept() const
    {
        QStringList files;
        QDirIterator all(m_folder->path(), {u"store.sqlite"_s}, QDir::Files,
                         QDirIterator::Subdirectories);
        while (all.hasNext())
            files.append(all.next());
        return files;
    }

    void removeAContact(const QString &file)
    {
        const auto store = Store::open(file, 1, m_clock);
        QVERIFY(store);
        (*store)->run("DELETE FROM contact WHERE number = 1");
    }

    // Returns the address of the first available file.
    static QUrl fileOf(support::BackendFixture &fixture)
    {
        for (const auto &record : fixture.call(ListExports).results()) {
            const auto answer = fixture.call(GetExport, {record["id"_L1].toString()});
            if (const auto url = answer.text("fileUrl"_L1); !url.isEmpty())
                return QUrl(url);
        }
        return {};
    }

    std::optional<QTemporaryDir> m_folder;
    support::ManualClock m_clock;
};

STOREDESK_TEST(TestSeededStores)

} // namespace tst_seededstores

#include "tst_seededstores.moc"
