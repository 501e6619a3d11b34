// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/importeffect/guardsdialog.h"
#include "ui/schedules/scheduledialog.h"
#include "ui/shell/fieldhelp.h"

#include <QComboBox>
#include <QLineEdit>

namespace tst_fieldhelp {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::shell::FieldHelp;

// Shift+F1 explains the fields of forms.
class TestFieldHelp final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::WindowFixture> m_fixture;

    [[nodiscard]] static QStringList unexplained(const QWidget &form, const QStringList &fields)
    {
        QStringList missing;
        for (const auto &name : fields) {
            const auto *field = form.findChild<QWidget *>(name);
            if (!field || FieldHelp::textFor(*field).isEmpty())
                missing.append(name);
        }
        return missing;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace();
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void formsAreExplained()
    {
        const ui::schedules::ScheduleDialog schedule(m_fixture->window(), {});
        QCOMPARE(unexplained(schedule,
                             {u"kind"_s, u"name"_s, u"every"_s, u"weekday"_s, u"monthDay"_s,
                              u"time"_s, u"exportData"_s, u"exportDays"_s, u"exportOutput"_s}),
                 QStringList());
        const auto *page = m_fixture->open({.page = u"new-import"_s});
        QVERIFY(page);
        QCOMPARE(unexplained(*page,
                             {u"kind-contacts"_s, u"kind-products"_s, u"kind-coupons"_s,
                              u"couponSet"_s, u"rowsText"_s, u"codeCount"_s, u"codePattern"_s,
                              u"policy0"_s, u"policy1"_s, u"policy2"_s}),
                 QStringList());
        ui::imports::askForGuards(m_fixture->window(), {}, &m_fixture->window(),
                                  [](const auto &) { });
        QCOMPARE(unexplained(m_fixture->window(),
                             {u"fewestRows"_s, u"mostRows"_s, u"mostRejects"_s, u"mostBlanked"_s,
                              u"unknownColumns"_s}),
                 QStringList());
    }

    void pagesAreExplained_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QStringList>("fields");
        QTest::newRow("warehouse")
            << u"warehouse"_s << QStringList{u"service"_s, u"host"_s,     u"port"_s,  u"database"_s,
                                             u"user"_s,    u"password"_s, u"schema"_s};
        QTest::newRow("privacy") << u"privacy"_s << QStringList{u"erasureList"_s, u"reference"_s};
        QTest::newRow("purchases")
            << u"import-purchases"_s
            << QStringList{u"repair"_s,   u"acceptDifferences"_s, u"dates"_s,
                           u"decimals"_s, u"currency"_s,          u"triggerWorkflows"_s};
        QTest::newRow("bulk job") << u"bulk"_s << QStringList{u"keys"_s, u"eventTypes"_s};
        QTest::newRow("events") << u"send-events"_s << QStringList{u"createContact"_s};
    }
    void pagesAreExplained()
    {
        QFETCH(const QString, page);
        QFETCH(const QStringList, fields);
        const auto *form = m_fixture->open({.page = page});
        QVERIFY(form);
        QCOMPARE(unexplained(*form, fields), QStringList());
    }

    // A field of the same name in another form has no explanation.
    void aFieldReceivesItsTextWithTheFocus()
    {
        QWidget other;
        auto *line = new QLineEdit(&other);
        line->setObjectName(u"time"_s);
        QVERIFY(FieldHelp::textFor(*line).isEmpty());
        const auto *page = m_fixture->open({.page = u"new-import"_s});
        auto *kind = page->findChild<QWidget *>(u"kind-contacts"_s);
        QFocusEvent focus(QEvent::FocusIn);
        QApplication::sendEvent(kind, &focus);
        QVERIFY(kind->whatsThis().contains(u"“contacts”"_s));
        QCOMPARE(kind->toolTip(), FieldHelp::textFor(*kind));
        // A tool tip of the form itself stays and also answers What's This.
        line->setToolTip(u"Own text"_s);
        QApplication::sendEvent(line, &focus);
        QCOMPARE(line->toolTip(), u"Own text"_s);
        QCOMPARE(line->whatsThis(), u"Own text"_s);
    }

    void settingsExplainThemselves()
    {
        auto *page = m_fixture->open({.page = u"preferences"_s});
        auto *size = page->findChild<QComboBox *>(u"setting-textSize"_s);
        QVERIFY(size && size->toolTip().isEmpty());
        QFocusEvent focus(QEvent::FocusIn);
        QApplication::sendEvent(size, &focus);
        QCOMPARE(size->toolTip(), size->accessibleDescription());
        QVERIFY(!size->whatsThis().isEmpty());
    }
};

STOREDESK_TEST(TestFieldHelp)

} // namespace tst_fieldhelp

#include "tst_fieldhelp.moc"
