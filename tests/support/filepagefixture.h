// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/pagefixture.h"
#include "support/tablefile.h"
#include "support/warnings.h"

#include "ui/files/filepage.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QLocale>
#include <QTest>

#include <memory>

namespace support {

// Provides a file page with helpers for interaction.
class FilePageFixture
{
public:
    void setUp()
    {
        QTest::failOnWarning(anyRealWarning());
        QLocale::setDefault(QLocale(QStringLiteral("en_US")));
        m_fixture = std::make_unique<PageFixture>();
    }
    void tearDown() { m_fixture.reset(); }

    storedesk::ui::files::FilePage *open(const QByteArray &bytes,
                                         const QString &name = QStringLiteral("contacts.csv"))
    {
        return openPath(m_folder.write(name, bytes));
    }

    storedesk::ui::files::FilePage *openPath(const QString &path)
    {
        using State = storedesk::sheet::Sheet::State;
        auto *page = m_fixture->show(new storedesk::ui::files::FilePage(*m_fixture, path));
        new QAbstractItemModelTester(&page->model(), page);
        page->refresh();
        [page] {
            QTRY_VERIFY(page->sheet().state() == State::Ready && page->sheet().balance());
        }();
        return page;
    }

    storedesk::ui::files::FilePage *openContacts(int rows)
    {
        return open(TableFolder::contacts(rows));
    }

    static void trigger(const storedesk::ui::files::FilePage *page, const QString &name)
    {
        auto *action = page->findChild<QAction *>(name);
        QVERIFY(action && action->isEnabled());
        action->trigger();
    }

    TableFolder m_folder;
    std::unique_ptr<PageFixture> m_fixture;
};

} // namespace support
