// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "settings/settings.h"
#include "ui/accounts/keyfield.h"
#include "ui/lock/copiedkeys.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QMimeData>
#include <QToolButton>
#include <QVBoxLayout>

namespace tst_copiedkeys {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;

// G25: a copied key is marked as secret and removed from the clipboard automatically.
class TestCopiedKeys final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_settings.emplace();
        m_copied.emplace(*m_settings, m_clock);
        m_window.emplace();
        auto *box = new QVBoxLayout(&*m_window);
        m_key = new ui::accounts::KeyField(m_theme, &*m_window);
        m_note = new QLineEdit(u"an ordinary note"_s, &*m_window);
        box->addWidget(m_key);
        box->addWidget(m_note);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&*m_window));
        m_key->setText(u"KeyId-25:KeySecret-25"_s);
        clipboard()->clear();
    }

    void cleanup()
    {
        m_window.reset();
        m_copied.reset();
    }

    void aMaskedKeyIsNotCopied()
    {
        copyFrom(m_key);
        QCOMPARE(clipboard()->text(), QString());
    }

    void afterThirtySecondsItIsGone()
    {
        copyShown();
        QCOMPARE(clipboard()->text(), u"KeyId-25:KeySecret-25"_s);
        QCOMPARE(clipboard()->mimeData()->data(u"x-kde-passwordManagerHint"_s), "secret"_ba);
        m_clock.advance(29s);
        QCOMPARE(clipboard()->text(), u"KeyId-25:KeySecret-25"_s);
        m_clock.advance(2s);
        QCOMPARE(clipboard()->text(), QString());
    }

    void aPartOfItIsASecretToo()
    {
        show();
        m_key->setFocus();
        m_key->setSelection(0, 8);
        QTest::keyClick(m_key, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(clipboard()->text(), u"KeyId-25"_s);
        m_clock.advance(31s);
        QCOMPARE(clipboard()->text(), QString());
    }

    void laterClipboardContentStays()
    {
        copyShown();
        m_clock.advance(10s);
        copyFrom(m_note);
        m_clock.advance(60s);
        QCOMPARE(clipboard()->text(), u"an ordinary note"_s);
        QVERIFY(!clipboard()->mimeData()->hasFormat(u"x-kde-passwordManagerHint"_s));
    }

    void theKeyStaysForTheChosenTime()
    {
        m_settings->set(settings::Setting::CopiedKeySeconds, u"120"_s);
        copyShown();
        m_clock.advance(119s);
        QVERIFY(!clipboard()->text().isEmpty());
        m_clock.advance(2s);
        QVERIFY(clipboard()->text().isEmpty());
    }

    void theEndOfTheProgramTakesItAlong()
    {
        copyShown();
        m_copied.reset();
        QCOMPARE(clipboard()->text(), QString());
    }

private:
    static QClipboard *clipboard() { return QGuiApplication::clipboard(); }

    static void copyFrom(QLineEdit *field)
    {
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(field, Qt::Key_C, Qt::ControlModifier);
    }

    void show()
    {
        auto *eye = m_key->findChild<QToolButton *>(u"showKey"_s);
        QTest::mouseClick(eye, Qt::LeftButton);
        QCOMPARE(m_key->echoMode(), QLineEdit::Normal);
    }

    void copyShown()
    {
        show();
        copyFrom(m_key);
    }

    ui::Theme m_theme{*qApp};
    support::ManualClock m_clock;
    std::optional<settings::Settings> m_settings;
    std::optional<ui::lock::CopiedKeys> m_copied;
    std::optional<QWidget> m_window;
    ui::accounts::KeyField *m_key = nullptr;
    QLineEdit *m_note = nullptr;
};

STOREDESK_TEST(TestCopiedKeys)

} // namespace tst_copiedkeys

#include "tst_copiedkeys.moc"
