// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/accountmanagerfixture.h"

#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>

#include <optional>

namespace support {

using namespace Qt::StringLiterals;

// Provides the connect dialog and a practice service with three keys: one with all permissions, one
// with two and one with none. Includes helpers to fill in the dialog.
class ConnectFixture
{
public:
    void open()
    {
        m_all.emplace(storedesk::practice::ServiceOptions{
            .contacts = 20,
            .requestsPerMinute = 0,
            .keys = {{u"store:read"_s, u"contacts:read"_s}, {u"nothing:read"_s}}});
        m_all->show();
        m_all->accounts->addAccount();
        QVERIFY(m_all->connecting());
        QTRY_COMPARE(QApplication::activeWindow(), m_all->connecting());
    }

    [[nodiscard]] storedesk::ui::accounts::ConnectDialog *dialog() const
    {
        return m_all->connecting();
    }
    [[nodiscard]] QLineEdit *field(const char *name) const
    {
        return m_all->in<QLineEdit>(dialog(), name);
    }
    [[nodiscard]] QLabel *label(const char *name) const
    {
        return m_all->in<QLabel>(dialog(), name);
    }
    [[nodiscard]] storedesk::ui::Button *button(const char *name) const
    {
        return m_all->in<storedesk::ui::Button>(dialog(), name);
    }
    [[nodiscard]] storedesk::ui::Notice *verdict() const
    {
        return m_all->in<storedesk::ui::Notice>(dialog(), "testVerdict");
    }
    [[nodiscard]] QString words(const char *area) const
    {
        auto *row = m_all->in<QWidget>(dialog(), QByteArray("area-").append(area));
        return row->findChild<storedesk::ui::ElidedLabel *>(u"areaWords"_s)->text();
    }

    static void paste(const QByteArray &text)
    {
        QApplication::clipboard()->setText(QString::fromUtf8(text));
        QTest::keyClick(qApp->focusWidget(), Qt::Key_V, Qt::ControlModifier);
        QApplication::clipboard()->clear();
    }

    void fill(const QByteArray &key, const QString &address = {})
    {
        field("accountAddress")
            ->setText(address.isEmpty() ? m_all->service->url().toString() : address);
        m_all->in<QAbstractButton>(dialog(), "kindTest")->setChecked(true);
        field("accountKey")->clear();
        field("accountKey")->setFocus();
        if (!key.isEmpty())
            paste(key);
    }

    void test()
    {
        QTest::mouseClick(button("testConnection"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(
            dialog()->test().verdict() != storedesk::account::KeyTest::Verdict::Testing, 15'000);
        QVERIFY(button("testConnection")->isEnabled());
    }

    void onlyReads(int number)
    {
        QCOMPARE(m_all->service->ledger().total(), number);
        for (const auto &entry : m_all->service->ledger().entries())
            QVERIFY(entry.operation && !storedesk::catalogue::operation(*entry.operation).writes());
    }

    void shoot(const QString &name)
    {
        // Applies pending layout changes.
        QCoreApplication::processEvents();
        picture(dialog(), name + u"-light"_s);
        m_all->theme.setMode(storedesk::ui::Theme::Mode::Dark);
        picture(dialog(), name + u"-dark"_s);
        m_all->theme.setMode(storedesk::ui::Theme::Mode::Light);
    }

protected:
    std::optional<AccountManagerFixture> m_all;
};

} // namespace support
