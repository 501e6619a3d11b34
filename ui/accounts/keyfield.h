// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>

class QAction;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::accounts {

// Input field for an API key. Masks the key unless the eye button is pressed, strips surrounding
// text from pasted keys and describes the removed text.
class KeyField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(const Theme &theme, QWidget *parent = nullptr);

    // Sets the header name and scheme that may precede a pasted key.
    void setWords(const QString &headerName, const QString &scheme);
    void clean();
    // Describes the removed text; empty if nothing was removed.
    [[nodiscard]] QString note() const { return m_note; }

Q_SIGNALS:
    void noteChanged();

private:
    void setShown(bool shown);
    void setNote(const QString &note);

    const Theme &m_theme;
    QAction *m_eye;
    QString m_headerName;
    QString m_scheme;
    QString m_note;
    qsizetype m_length = 0;
};

} // namespace storedesk::ui::accounts
