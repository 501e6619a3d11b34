// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_deletedwidgets {

using namespace Qt::StringLiterals;

// A widget often rebuilds its contents in response to a signal from one of its children. Deleting
// the sender in its own signal has crashed the program, so only `ui/widgets/discard.h` may delete
// such widgets.
static QStringList directDeletes(const QString &source)
{
    static const QRegularExpression direct(
        u"delete \\w+->widget\\(\\)|qDeleteAll\\([^;]*findChildren<QWidget \\*>"_s);
    QStringList found;
    auto matches = direct.globalMatch(source);
    while (matches.hasNext())
        found.append(matches.next().captured());
    return found;
}

class TestDeletedWidgets final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contentsOfAWidgetAreDiscarded_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &file : support::sourceFiles({u"ui"_s}))
            QTest::newRow(qPrintable(file)) << file;
    }
    void contentsOfAWidgetAreDiscarded()
    {
        QFETCH(QString, file);
        QCOMPARE(directDeletes(support::textOfSource(file)), QStringList());
    }

    void theSearchFindsDirectDeletes()
    {
        QCOMPARE(directDeletes(u"delete item->widget();"_s).size(), 1);
        QCOMPARE(directDeletes(u"qDeleteAll(m_box->findChildren<QWidget *>());"_s).size(), 1);
        QCOMPARE(directDeletes(u"delete item;"_s), QStringList());
    }
};

STOREDESK_TEST(TestDeletedWidgets)

} // namespace tst_deletedwidgets

#include "tst_deletedwidgets.moc"
