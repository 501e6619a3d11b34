// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"
#include "workspace/workspace.h"

#include "exports/exportrules.h"
#include "exports/localexports.h"

#include <QLabel>

namespace tst_translatedtitles {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the titles of jobs and exports that were created in one language and are shown in another.
class TestTranslatedTitles final : public QObject
{
    Q_OBJECT

private:
    support::WindowFixture m_fixture{{.contacts = 20, .requestsPerMinute = 0, .speed = 20}};

    // Returns whether the page shows the text, ignoring marks for line breaks.
    [[nodiscard]] static bool shows(const QWidget *page, const QString &text)
    {
        const auto labels = page->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&text](const QLabel *label) {
            return label->isVisible() && label->text().remove(QChar(0x200b)).contains(text);
        });
    }

    [[nodiscard]] static QJsonObject values()
    {
        return {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}};
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.language().choose(u"en"_s);
    }

    void theListFollowsTheLanguageAtOnce()
    {
        QVERIFY(m_fixture.connectTo());
        auto &shelf = m_fixture.window().workspace().localExports();
        const auto plan = exports::planOf(u"contacts"_s, values(), QDate(2026, 11, 18));
        QVERIFY(plan);
        const auto job = shelf.begin(*plan);
        QTRY_VERIFY(shelf.find(job));
        QVERIFY(m_fixture.open({.page = u"jobs"_s}));
        const auto english = u"Export: Contacts, 18 Nov 2026"_s;
        QTRY_VERIFY(shows(m_fixture.window().currentPage(), english));
        const auto &manager = m_fixture.window().workspace().jobManager();
        m_fixture.language().choose(u"es"_s);
        const auto spanish = manager.find(job)->head.title();
        QVERIFY2(spanish.contains(u"Contactos"_s), qPrintable(spanish));
        QTRY_VERIFY(shows(m_fixture.window().currentPage(), spanish));
        QVERIFY(!shows(m_fixture.window().currentPage(), english));
        QVERIFY2(shelf.find(job)->plan.shownTitle().startsWith(u"Contactos, "_s),
                 qPrintable(shelf.find(job)->plan.shownTitle()));
    }

    void aStoredPlanHasNoLanguage()
    {
        const auto stored = [] {
            return exports::planOf(u"contacts"_s, values(), QDate(2026, 11, 18))->toJson();
        };
        const auto english = stored();
        m_fixture.language().choose(u"es"_s);
        QCOMPARE(stored(), english);
    }
};

STOREDESK_TEST(TestTranslatedTitles)

} // namespace tst_translatedtitles

#include "tst_translatedtitles.moc"
