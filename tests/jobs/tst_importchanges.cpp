// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/importchanges.h"
#include "jobs/job.h"
#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_importchanges {

using namespace storedesk;
using namespace Qt::StringLiterals;
using catalogue::Resource;

// Tests which changes to a record are found in the files that imports sent.
class TestImportChanges final : public QObject
{
    Q_OBJECT

private:
    // Returns an import of contacts that sent this file.
    [[nodiscard]] jobs::MatchingImport import(const QByteArray &text)
    {
        const journal::JobFolder folder(m_folder->path());
        const importrun::ImportPlan plan{
            .type = u"contacts"_s, .overrideExisting = true, .rows = {1}};
        auto draft = jobs::JobDraft::reserve(folder, u"1"_s);
        if (!draft || !QDir().mkpath(folder.filesOf(u"1"_s)))
            qFatal("no draft");
        QFile part(QDir(folder.filesOf(u"1"_s)).filePath(importrun::ImportPlan::partName(1)));
        if (!part.open(QIODevice::WriteOnly) || part.write(text) != text.size())
            qFatal("no part");
        const auto journal = jobs::Job::begin(**draft, u"people.csv"_s, plan, m_clock);
        if (!journal
            || !(*journal)->step({.ends = {{.number = 1}}}, journal::Journal::Begin::Leaving, {}))
            qFatal("no journal");
        return {.id = u"1"_s,
                .title = u"people.csv"_s,
                .journal = folder.pathOf(u"1"_s),
                .files = folder.filesOf(u"1"_s),
                .plan = plan};
    }

    [[nodiscard]] std::vector<jobs::RecordChange> changes(const QByteArray &text,
                                                          const QJsonObject &record)
    {
        return jobs::changesIn({import(text)}, Resource::Contact, record, m_clock);
    }

    support::ManualClock m_clock;
    std::optional<QTemporaryDir> m_folder;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
    }

    // The documentation does not state that a contact in a response has its external id.
    void aRowWithAnExternalIdIsFoundByItsAddress()
    {
        const auto found = changes("_externalId,_email,_name\n77,ann@example.org,Ann\n",
                                   {{u"_email"_s, u"ann@example.org"_s}});
        QCOMPARE(found.size(), 1U);
        QVERIFY(!found.front().cannotMatch);
        QCOMPARE(found.front().change.after[u"_name"_s].toString(), u"Ann"_s);
    }

    void aRowOfAnotherExternalIdIsNotAboutTheRecord()
    {
        QVERIFY(changes("_externalId,_email,_name\n77,ann@example.org,Ann\n",
                        {{u"_email"_s, u"ann@example.org"_s}, {u"_externalId"_s, u"78"_s}})
                    .empty());
    }

    // The file identifies contacts only by their external id, which is unknown for this record.
    void anImportThatCannotBeMatchedIsSaid_data()
    {
        QTest::addColumn<QJsonObject>("record");
        QTest::addColumn<bool>("cannotMatch");
        QTest::newRow("hasn't responded")
            << QJsonObject{{u"_email"_s, u"ann@example.org"_s}} << true;
        QTest::newRow("same") << QJsonObject{{u"_email"_s, u"ann@example.org"_s},
                                             {u"_externalId"_s, u"77"_s}}
                              << false;
    }

    void anImportThatCannotBeMatchedIsSaid()
    {
        QFETCH(const QJsonObject, record);
        QFETCH(const bool, cannotMatch);
        const auto found = changes("_externalId,_name\n77,Ann\n", record);
        QCOMPARE(found.size(), 1U);
        QCOMPARE(found.front().cannotMatch, cannotMatch);
        QCOMPARE(found.front().change.end == storage::RecordEditResult::Unknown, cannotMatch);
        QCOMPARE(found.front().rows, cannotMatch ? 1 : 0);
    }
};

STOREDESK_TEST(TestImportChanges)

} // namespace tst_importchanges

#include "tst_importchanges.moc"
