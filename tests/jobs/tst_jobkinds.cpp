// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "jobs/job.h"
#include "jobs/jobkinds.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_jobkinds {

using namespace storedesk;
using namespace Qt::StringLiterals;

class TestJobKinds final : public QObject
{
    Q_OBJECT

private:
    // Stores a job with this kind and an empty plan.
    void store(const journal::JobFolder &folder, const QString &kind) const
    {
        auto draft = jobs::JobDraft::reserve(folder, u"1"_s);
        QVERIFY(draft);
        QVERIFY((*draft)->create({.title = u"Test"_s, .kind = kind, .columns = {u"a"_s}}, m_clock));
        QVERIFY((*draft)->append({{.cells = {u"b"_s}}}));
        QVERIFY((*draft)->complete());
    }

    base::SystemClock m_clock;

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void eachKindIsFoundByItsStoredId()
    {
        QSet<QString> ids;
        for (const auto *kind : jobs::jobKinds()) {
            const journal::JobOutline outline{.kind = QString(kind->id)};
            QCOMPARE(jobs::kindOf(outline), kind);
            QCOMPARE(jobs::unitOf(outline), kind->unit);
            QVERIFY(kind->open);
            ids.insert(outline.kind);
        }
        QCOMPARE(static_cast<std::size_t>(ids.size()), jobs::jobKinds().size());
        QVERIFY(!jobs::kindOf({.kind = u"later"_s}));
        QVERIFY(!jobs::kindOf({}));
    }

    // Only jobs whose rows are complete requests run without a plan.
    void aJobWithAnUnknownKindOrAnUnreadablePlanDoesNotRun_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("runs");
        QTest::newRow("later") << u"later"_s << false;
        for (const auto *kind : jobs::jobKinds())
            QTest::newRow(kind->id.latin1()) << QString(kind->id) << (kind == &jobs::sequenceKind);
    }
    void aJobWithAnUnknownKindOrAnUnreadablePlanDoesNotRun()
    {
        QFETCH(const QString, kind);
        QFETCH(const bool, runs);
        const QTemporaryDir place;
        const journal::JobFolder folder(place.path());
        store(folder, kind);
        const auto opened = jobs::Job::openFile(folder, u"1"_s, m_clock);
        QCOMPARE(opened.has_value(), runs);
        if (!runs)
            QVERIFY2(opened.error().what.contains(u"can't run"_s), qPrintable(opened.error().what));
    }
};

STOREDESK_TEST(TestJobKinds)

} // namespace tst_jobkinds

#include "tst_jobkinds.moc"
