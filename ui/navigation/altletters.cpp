// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/navigation/altletters.h"

#include "ui/theme/role.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>

#include <algorithm>

namespace storedesk::ui::navigation {

// Buttons, labels and actions all have a property with this name.
static constexpr auto textProperty = "text";

// Returns the position of the mnemonic marker, or -1. A doubled ampersand is a literal one.
static qsizetype signIn(const QString &text)
{
    for (auto at = text.indexOf(u'&'); at >= 0 && at + 1 < text.size();
         at = text.indexOf(u'&', at + 2)) {
        if (text[at + 1].isLetterOrNumber())
            return at;
    }
    return -1;
}

namespace {

class Letters final
{
public:
    // Reserves the letter. Returns false if it was taken.
    bool take(QChar letter)
    {
        if (!isFree(letter))
            return false;
        m_taken += letter;
        return true;
    }

    // Returns the text with a free letter marked. Prefers the first letters of words, which are
    // easiest to spot.
    QString marked(const QString &plain)
    {
        for (const bool anywhere : {false, true}) {
            for (qsizetype at = 0; at < plain.size(); ++at) {
                const bool begins = at == 0 || plain[at - 1].isSpace();
                if ((anywhere || begins) && plain[at].isLetter() && take(plain[at]))
                    return QString(plain).insert(at, u'&');
            }
        }
        return plain;
    }

private:
    [[nodiscard]] bool isFree(QChar letter) const
    {
        return !m_taken.contains(letter, Qt::CaseInsensitive);
    }

    QString m_taken;
};

} // namespace

static int rankOf(const QWidget *widget)
{
    if (qobject_cast<const QLabel *>(widget))
        return 3;
    const auto role = widget->property("role").toString();
    const bool goesOn = role == wordOf(Role::Primary) || role == wordOf(Role::Danger);
    return goesOn ? 0 : qobject_cast<const QPushButton *>(widget) ? 1 : 2;
}

static bool hasLetter(const QWidget *widget)
{
    const auto *label = qobject_cast<const QLabel *>(widget);
    return (label ? label->buddy() != nullptr
                  : qobject_cast<const QAbstractButton *>(widget) != nullptr)
        && signIn(widget->property(textProperty).toString()) >= 0;
}

static QList<QWidget *> letteredIn(const QWidget &window)
{
    auto found = window.findChildren<QWidget *>();
    found.removeIf([&window](const QWidget *widget) {
        return widget->window() != &window || !widget->isVisibleTo(&window) || !hasLetter(widget);
    });
    std::ranges::stable_sort(found, {}, rankOf);
    return found;
}

// Assigns letters. Controls whose letter is free retain it; then the others get a free letter.
template <typename Lettered>
static void share(Letters &letters, QList<Lettered *> waiting)
{
    waiting.removeIf([&letters](const Lettered *one) {
        const auto text = one->property(textProperty).toString();
        return letters.take(text[signIn(text) + 1]);
    });
    for (auto *one : std::as_const(waiting)) {
        auto text = one->property(textProperty).toString();
        text.remove(signIn(text), 1);
        one->setProperty(textProperty, letters.marked(text));
    }
}

// Makes the letters in a menu unique. Its actions belong to the window and to the current page, so
// their letters may clash.
static void giveLettersIn(const QMenu &menu)
{
    Letters letters;
    auto lines = menu.actions();
    lines.removeIf(
        [](const QAction *line) { return !line->isVisible() || signIn(line->text()) < 0; });
    share(letters, lines);
}

void giveLetters(const QWidget &window)
{
    Letters letters;
    if (const auto *menus = window.findChild<QMenuBar *>()) {
        for (const auto *menu : menus->actions()) {
            const auto text = menu->text();
            if (const auto sign = signIn(text); sign >= 0 && menu->isVisible())
                letters.take(text[sign + 1]);
        }
    }
    share(letters, letteredIn(window));
}

AltLetters::AltLetters(QObject *parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool AltLetters::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && (key->key() == Qt::Key_Alt || key->modifiers() == Qt::AltModifier))
            giveLetters(*widget->window());
    }
    if (event->type() == QEvent::Show) {
        if (const auto *menu = qobject_cast<QMenu *>(watched))
            giveLettersIn(*menu);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace storedesk::ui::navigation
