// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "ui/tables/storeband.h"
#include "ui/theme/role.h"
#include "ui/tour/stops.h"
#include "ui/widgets/button.h"

#include <QFrame>
#include <QPushButton>

#include <algorithm>

namespace tst_dialogs {

using namespace Qt::StringLiterals;
using namespace storedesk;

// All dialogs have the same order of buttons and the same rule for the default button: Cancel is to
// the left of the button that acts, at most one button is the default, and never a dangerous one.
// Dialogs that change the store name it.
class TestDialogs final : public QObject
{
    Q_OBJECT

    std::unique_ptr<support::WindowFixture> m_fixture;

    // The scenes of dialogs that change the store, or prepare a change.
    static QStringList changing()
    {
        return {u"delete"_s,
                u"delete-many"_s,
                u"delete-field"_s,
                u"put-back"_s,
                u"undo"_s,
                u"undo-conflict"_s,
                u"create-ask"_s,
                u"review-changes"_s,
                u"import-new-field"_s,
                u"bulk-constant"_s,
                u"integration-delete"_s};
    }

    [[nodiscard]] QList<ui::tour::Stop> dialogs() const
    {
        static const QStringList names{
            u"connect"_s,        u"manage-accounts"_s,  u"key-not-kept"_s,      u"delete"_s,
            u"delete-many"_s,    u"delete-field"_s,     u"put-back"_s,          u"undo"_s,
            u"undo-conflict"_s,  u"create-ask"_s,       u"files-save"_s,        u"files-reading"_s,
            u"review-changes"_s, u"import-new-field"_s, u"bulk-constant"_s,     u"shell-leave"_s,
            u"shell-quit"_s,     u"shell-about"_s,      u"integration-delete"_s};
        auto all =
            ui::tour::allStops(m_fixture->window(), m_fixture->theme(), m_fixture->language(),
                               [this](const QStringList &troubles) { m_fixture->play(troubles); });
        all.removeIf([](const ui::tour::Stop &stop) {
            return std::ranges::none_of(
                names, [&stop](const QString &name) { return stop.name == name + u"-en-light"_s; });
        });
        return all;
    }

    // Returns the visible buttons at the bottom from left to right.
    static QList<QPushButton *> buttonsOf(const QWidget &dialog)
    {
        QList<QPushButton *> buttons;
        for (const auto *foot : dialog.findChildren<QFrame *>()) {
            if (foot->property("role").toString() != ui::wordOf(ui::Role::Foot))
                continue;
            for (auto *button : foot->findChildren<QPushButton *>()) {
                if (button->isVisible())
                    buttons.append(button);
            }
        }
        std::ranges::sort(buttons, {}, [](const QPushButton *button) {
            return button->mapToGlobal(QPoint()).x();
        });
        return buttons;
    }

    static QStringList faultsOf(const QWidget &dialog)
    {
        static const QStringList safe{u"cancel"_s, u"cancelField"_s, u"stay"_s, u"back"_s,
                                      u"useForNow"_s};
        const auto buttons = buttonsOf(dialog);
        const auto role = [](const QPushButton *button) {
            return button->property("role").toString();
        };
        QStringList faults;
        if (buttons.isEmpty())
            faults.append(u"no buttons"_s);
        if (buttons.size() > 1 && safe.contains(buttons.last()->objectName()))
            faults.append(u"the last button is %1"_s.arg(buttons.last()->objectName()));
        for (const auto *button : buttons) {
            const bool acts = role(button) == ui::wordOf(ui::Role::Primary)
                || role(button) == ui::wordOf(ui::Role::Danger);
            if (acts && button != buttons.last())
                faults.append(u"%1 is not the last button"_s.arg(button->objectName()));
            if (role(button) == ui::wordOf(ui::Role::Danger)
                && (button->isDefault() || button->autoDefault()))
                faults.append(u"%1 is dangerous and the default"_s.arg(button->objectName()));
        }
        if (std::ranges::count_if(buttons, &QPushButton::isDefault) > 1)
            faults.append(u"several default buttons"_s);
        return faults;
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::WindowFixture>(
            practice::ServiceOptions{.contacts = 50, .requestsPerMinute = 0});
        QVERIFY(m_fixture->connectTo());
    }
    void cleanup() { m_fixture.reset(); }

    void allDialogsHaveTheSameOrder()
    {
        QStringList faults;
        int seen = 0;
        for (const auto &stop : dialogs()) {
            auto *view = stop.open();
            QVERIFY2(view, qPrintable(stop.name));
            QVERIFY2(QTest::qWaitFor(stop.ready, 20'000), qPrintable(stop.name));
            const auto *dialog = QApplication::activeModalWidget();
            QVERIFY2(dialog, qPrintable(stop.name));
            ++seen;
            for (const auto &fault : faultsOf(*dialog))
                faults.append(u"%1: %2"_s.arg(stop.name, fault));
            const bool changes = changing().contains(stop.name.chopped(9));
            const auto *band = dialog->findChild<ui::StoreBand *>();
            if (changes && (!band || !band->isVisible() || band->mark().name != u"Casa Oliva"_s))
                faults.append(u"%1: the store is not named"_s.arg(stop.name));
        }
        QVERIFY(seen >= 15);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
    }
};

STOREDESK_TEST(TestDialogs)

} // namespace tst_dialogs

#include "tst_dialogs.moc"
