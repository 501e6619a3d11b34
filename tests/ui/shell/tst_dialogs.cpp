// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/dialogrules.h"
#include "support/testclass.h"
#include "support/testsize.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/host/assistantpage.h"
#include "ui/tables/storeband.h"
#include "ui/tour/stops.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace tst_dialogs {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Dialogs follow the rules of support/dialogrules.h. tst_cuttexts checks the dialogs of all scenes
// of the tour; this class checks those of the most frequent ones, and finds dialogs without a scene
// in the sources.
class TestDialogs final : public QObject
{
    Q_OBJECT

    std::unique_ptr<support::WindowFixture> m_fixture;

    [[nodiscard]] QList<ui::tour::Stop> stops() const
    {
        const bool everything = support::testSize(0, 1) == 1;
        static const QStringList some{
            u"connect"_s,        u"manage-accounts"_s,  u"key-not-kept"_s,      u"delete"_s,
            u"delete-many"_s,    u"delete-field"_s,     u"put-back"_s,          u"undo"_s,
            u"undo-conflict"_s,  u"create-ask"_s,       u"files-save"_s,        u"files-reading"_s,
            u"review-changes"_s, u"import-new-field"_s, u"bulk-constant"_s,     u"shell-leave"_s,
            u"shell-quit"_s,     u"shell-about"_s,      u"integration-delete"_s};
        auto all =
            ui::tour::allStops(m_fixture->window(), m_fixture->theme(), m_fixture->language(),
                               [this](const QStringList &troubles) { m_fixture->play(troubles); });
        all.removeIf([everything](const ui::tour::Stop &stop) {
            return !stop.name.endsWith("-en-light"_L1)
                || (!everything && !some.contains(stop.name.chopped(9)));
        });
        return all;
    }

    // Returns the contents of the sources below a folder by their paths.
    [[nodiscard]] static QMap<QString, QString> sources(const QString &suffix)
    {
        QMap<QString, QString> found;
        QDirIterator files(QStringLiteral(SOURCE_ROOT) + u"/ui"_s, {u"*"_s + suffix}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                found.insert(file.fileName(), QString::fromUtf8(file.readAll()));
        }
        return found;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::WindowFixture>(practice::ServiceOptions{
            .contacts = support::testSize(50, 500), .requestsPerMinute = 0});
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void dialogsHaveTheSameOrderAndNameTheStore()
    {
        QStringList faults;
        int seen = 0;
        for (const auto &stop : stops()) {
            auto *view = stop.open();
            QVERIFY2(view, qPrintable(stop.name));
            QVERIFY2(QTest::qWaitFor(stop.ready, 20'000), qPrintable(stop.name));
            const auto *dialog = QApplication::activeModalWidget();
            if (!dialog)
                continue;
            ++seen;
            for (const auto &fault : support::faultsOfDialog(*dialog))
                faults.append(u"%1: %2"_s.arg(stop.name, fault));
        }
        QVERIFY(seen >= 15);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    // A dialog that no scene of the tour opens also names the store.
    void everyDialogClassHasABandOrAnException()
    {
        static const QRegularExpression pattern(u"class (\\w+) final : public QDialog"_s);
        const auto headers = sources(u".h"_s);
        int seen = 0;
        for (auto header = headers.cbegin(); header != headers.cend(); ++header) {
            const auto found = pattern.match(header.value());
            if (!found.hasMatch() || support::dialogsWithoutStore().contains(found.captured(1)))
                continue;
            QFile source(QString(header.key()).replace(u".h"_s, u".cpp"_s));
            QVERIFY2(source.open(QIODevice::ReadOnly), qPrintable(source.fileName()));
            QVERIFY2(source.readAll().contains("new StoreBand("), qPrintable(source.fileName()));
            ++seen;
        }
        QVERIFY(seen >= 9);
    }

    void everyQuestionGetsAMark()
    {
        static const QRegularExpression pattern(u"new Question\\(([^)]*\\)?)"_s);
        const auto all = sources(u".cpp"_s);
        int seen = 0;
        QStringList faults;
        for (auto source = all.cbegin(); source != all.cend(); ++source) {
            for (const auto &match : pattern.globalMatch(source.value())) {
                ++seen;
                const auto mark = match.captured(1);
                const bool isExcepted = std::ranges::any_of(
                    support::dialogsWithoutStore(), [&source](const QString &name) {
                        return source.value().contains(u"\"%1\""_s.arg(name));
                    });
                if (!mark.startsWith(u"{}"_s) || isExcepted)
                    continue;
                faults.append(source.key());
            }
        }
        QVERIFY(seen >= 15);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }

    // U4: pages that send something name the store as well.
    void pagesThatWriteNameTheStore()
    {
        const auto isNamed = [this](const ui::PageAddress &place) {
            auto *page = m_fixture->open(place);
            auto *assistant = qobject_cast<ui::AssistantPage *>(page);
            // The last step sends. Bands of hidden steps do not count.
            if (assistant)
                assistant->goTo(assistant->stepCount() - 1);
            const auto bands =
                page ? page->findChildren<ui::StoreBand *>() : QList<ui::StoreBand *>();
            return std::ranges::any_of(bands, [](const ui::StoreBand *band) {
                return band->isVisible() && band->mark().name == u"Casa Oliva"_s;
            });
        };
        QVERIFY(isNamed({.page = u"privacy"_s}));
        QVERIFY(isNamed({.page = u"bulk"_s, .values = {u"deleteContactByEmail"_s}}));
        QVERIFY(isNamed({.page = u"import-purchases"_s}));
    }
};

STOREDESK_TEST(TestDialogs)

} // namespace tst_dialogs

#include "tst_dialogs.moc"
