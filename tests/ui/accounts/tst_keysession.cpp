// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/programfixture.h"
#include "support/seededstores.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "api/call.h"
#include "catalogue/key.h"
#include "catalogue/lookupkey.h"
#include "practice/service/service.h"
#include "ui/exports/exportpage.h"
#include "ui/host/page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QTabBar>
#include <QTemporaryDir>

#include <optional>

namespace tst_keysession {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::exports::ExportPage;

namespace {

// Runs the real window with real accounts, and records every window title.
class Session final : public QObject
{
public:
    Session()
        : service(std::move(*practice::Service::start(
              support::copied({.contacts = 30, .requestsPerMinute = 0, .speed = 50}), clock)))
        , program(folder.path())
    {
        qApp->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && event->type() == QEvent::WindowTitleChange)
            titles.append(widget->windowTitle());
        return QObject::eventFilter(watched, event);
    }

    // Records all strings on the screen, including tab titles.
    void read()
    {
        for (const auto *widget : QApplication::allWidgets()) {
            if (const auto *label = qobject_cast<const QLabel *>(widget))
                words.append(label->text());
            if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                words.append(button->text());
            words.append({widget->toolTip(), widget->accessibleName(),
                          widget->accessibleDescription(), widget->windowTitle()});
            const auto *bar = qobject_cast<const QTabBar *>(widget);
            for (int tab = 0; bar && tab < bar->count(); ++tab)
                words.append(bar->tabText(tab));
        }
    }

    QTemporaryDir folder;
    base::SystemClock clock;
    std::unique_ptr<practice::Service> service;
    support::ProgramFixture<> program;
    QStringList titles;
    QStringList words;
};

QStringList *said = nullptr;

void listen(QtMsgType /*type*/, const QMessageLogContext & /*context*/, const QString &message)
{
    said->append(message);
}

} // namespace

// G24: connects an account with a key, looks up a contact and downloads an export. Afterwards only
// the keychain contains the key.
class TestKeySession final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        said = &m_said;
        m_before = qInstallMessageHandler(listen);
        m_all.emplace();
        m_key = m_all->service->apiKey();
        QVERIFY(m_key.size() > 20);
    }
    void cleanup()
    {
        m_all.reset();
        qInstallMessageHandler(m_before);
    }

    void theKeyIsNowhereAfterASession()
    {
        typeKey();
        lookUp();
        fetchExport();
        m_all->read();
        const auto clipboard = QApplication::clipboard()->text();
        const auto folder = m_all->folder.path();
        // The titles and strings were recorded.
        QVERIFY(m_all->titles.size() > 2);
        QVERIFY(m_all->words.filter(person()).size() > 0);
        // Close the window, so that everything is written to disk.
        m_all->program.window.reset();
        const auto secret = m_key.split(':').constLast();
        const auto holds = [&secret](const QString &text) {
            return text.contains(QString::fromLatin1(secret));
        };
        QVERIFY(std::ranges::none_of(m_all->titles, holds));
        QVERIFY(std::ranges::none_of(m_all->words, holds));
        QVERIFY(std::ranges::none_of(m_said, holds));
        QVERIFY(!holds(clipboard));
        QCOMPARE(filesWith(folder, secret), QStringList());
        // The search works, because it finds the contact, for example in the database of lookups.
        QVERIFY(!filesWith(folder, person().toLatin1()).isEmpty());
        const auto nobody =
            filesWith(folder, person().toLatin1())
                .filter(QRegularExpression(u"/(calls\\.|window\\.ini|profiles\\.json)"_s));
        QCOMPARE(nobody, QStringList());
    }

private:
    static QString person() { return u"marca.unica@example.com"_s; }

    template <typename Widget>
    [[nodiscard]] static Widget *find(QWidget *where, const char *name)
    {
        auto *found = where ? where->findChild<Widget *>(QLatin1StringView(name)) : nullptr;
        if (!found)
            qFatal("no %s", name);
        return found;
    }
    static void press(QAbstractButton *button)
    {
        QTRY_VERIFY(button->isEnabled() && button->isVisible());
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
    }

    void typeKey()
    {
        m_all->program.accounts.addAccount();
        QPointer<QWidget> dialog;
        QTRY_VERIFY((dialog = m_all->program.window->findChild<QDialog *>(u"connectDialog"_s)));
        find<QLineEdit>(dialog, "accountName")->setText(u"Casa Oliva"_s);
        find<QLineEdit>(dialog, "accountAddress")->setText(m_all->service->url().toString());
        find<QAbstractButton>(dialog, "kindTest")->setChecked(true);
        auto *field = find<QLineEdit>(dialog, "accountKey");
        field->setFocus();
        QTest::keyClicks(field, QString::fromLatin1(m_key));
        QCOMPARE(field->text(), QString::fromLatin1(m_key));
        press(find<QAbstractButton>(dialog, "testConnection"));
        auto *add = find<QAbstractButton>(dialog, "addAccount");
        QTRY_VERIFY_WITH_TIMEOUT(add->isEnabled(), 15'000);
        m_all->read();
        press(add);
        QTRY_VERIFY_WITH_TIMEOUT(
            m_all->program.window->hasAccount() && m_all->program.window->restored(), 15'000);
    }

    void lookUp()
    {
        using namespace catalogue;
        auto &session = m_all->program.window->account().session();
        bool made = false;
        session.contacts()
            .patch({*lookupKeyOf(OperationId::PatchContactByEmail), {person()}},
                   {{key::contact::points, 7}})
            ->then(this, [&made] { made = true; });
        QTRY_VERIFY(made);
        auto *page = m_all->program.window->open({.page = u"contacts"_s});
        auto *field = find<QLineEdit>(page, "lookUpField");
        field->setFocus();
        QTest::keyClicks(field, person());
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(page->settled());
        m_all->read();
    }

    void fetchExport()
    {
        auto *page =
            qobject_cast<ExportPage *>(m_all->program.window->open({.page = u"new-export"_s}));
        QVERIFY(page);
        press(find<QAbstractButton>(page, "kind.contacts"));
        for (int step = 0; step < 3; ++step)
            press(find<QAbstractButton>(page, "next"));
        QTRY_VERIFY_WITH_TIMEOUT(agreed(page) && page->settled() && page->step() == 4, 30'000);
    }
    bool agreed(const ExportPage *page)
    {
        auto *review = m_all->program.window->findChild<QDialog *>(u"review"_s);
        if (review && page->step() < ExportPage::firstClosedStep)
            find<QAbstractButton>(review, "agree")->click();
        return page->step() >= ExportPage::firstClosedStep;
    }

    // Returns the files that contain the raw bytes, or the bytes as encoded by QDataStream.
    static QStringList filesWith(const QString &folder, const QByteArray &mark)
    {
        const auto text = QString::fromLatin1(mark);
        const QByteArray wide(reinterpret_cast<const char *>(text.utf16()), text.size() * 2);
        QByteArray turned;
        for (const auto letter : text) {
            turned += static_cast<char>(letter.unicode() >> 8U);
            turned += static_cast<char>(letter.unicode() & 0xFFU);
        }
        QStringList found;
        for (QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
             all.hasNext();) {
            QFile file(all.next());
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const auto bytes = file.readAll();
            if (bytes.contains(mark) || bytes.contains(wide) || bytes.contains(turned)
                || bytes.contains(mark.toBase64()))
                found.append(file.fileName());
        }
        return found;
    }

    std::optional<Session> m_all;
    QByteArray m_key;
    QStringList m_said;
    QtMessageHandler m_before = nullptr;
};

STOREDESK_TEST(TestKeySession)

} // namespace tst_keysession

#include "tst_keysession.moc"
