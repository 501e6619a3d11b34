// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/accounts/keyfield.h"

#include "profiles/keytext.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAction>
#include <QToolButton>

namespace storedesk::ui::accounts {

using namespace Qt::StringLiterals;

KeyField::KeyField(const Theme &theme, QWidget *parent)
    : QLineEdit(parent)
    , m_theme(theme)
    , m_eye(new QAction(this))
{
    auto *sign = new QAction(iconOf(Icon::Key, theme, Ink::Muted), {}, this);
    addAction(sign, QLineEdit::LeadingPosition);
    addAction(m_eye, QLineEdit::TrailingPosition);
    // The key icon has no action, so it must not be announced as a button.
    for (auto *button : findChildren<QToolButton *>()) {
        const bool eye = button->defaultAction() == m_eye;
        button->setObjectName(eye ? u"showKey"_s : u"keySign"_s);
        if (!eye)
            button->setEnabled(false);
        button->setAccessibleName(eye ? tr("Show the key") : tr("API key"));
    }
    m_eye->setCheckable(true);
    setShown(false);
    connect(m_eye, &QAction::toggled, this, &KeyField::setShown);
    connect(this, &QLineEdit::editingFinished, this, &KeyField::clean);
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        // Typing adds one character at a time, pasting adds several. While the user types, a
        // trailing space may still be followed by a word.
        const bool pasted = text.size() > m_length + 1;
        m_length = text.size();
        if (text.isEmpty())
            setNote({});
        if (pasted)
            clean();
    });
}

void KeyField::setWords(const QString &headerName, const QString &scheme)
{
    m_headerName = headerName;
    m_scheme = scheme;
}

void KeyField::clean()
{
    const auto found = profiles::keyTextOf(text(), m_headerName, m_scheme);
    if (found.key == text())
        return;
    setText(found.key);
    if (found.blanks && found.scheme)
        setNote(tr("Spaces and the word “%1” were removed from the pasted text.").arg(m_scheme));
    else if (found.scheme)
        setNote(tr("The word “%1” was removed from the pasted text.").arg(m_scheme));
    else
        setNote(tr("Spaces or quotes were removed from the pasted text."));
}

void KeyField::setNote(const QString &note)
{
    if (m_note == note)
        return;
    m_note = note;
    Q_EMIT noteChanged();
}

void KeyField::setShown(bool shown)
{
    setEchoMode(shown ? QLineEdit::Normal : QLineEdit::Password);
    // Qt no longer treats the text as secret while it is visible, so on-screen keyboards would
    // learn it.
    setInputMethodHints(inputMethodHints() | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText
                        | Qt::ImhNoAutoUppercase);
    m_eye->setIcon(iconOf(shown ? Icon::EyeOff : Icon::Eye, m_theme, Ink::Muted));
    m_eye->setText(shown ? tr("Hide the key") : tr("Show the key"));
    if (auto *button = findChild<QToolButton *>(u"showKey"_s))
        button->setAccessibleName(m_eye->text());
}

} // namespace storedesk::ui::accounts
