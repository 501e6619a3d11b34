// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLineEdit>

class QAction;

namespace storedesk::ui {
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::account {

// Where a key is pasted: masked unless the eye is pressed, tolerant of what comes along, and it
// says what it took out.
class KeyField final : public QLineEdit
{
    Q_OBJECT

public:
    explicit KeyField(const Theme &theme, QWidget *parent = nullptr);

    // What may stand before a key.
    void setWords(const QString &headerName, const QString &scheme);
    void clean();
    [[nodiscard]] QString note() const { return m_note; } // empty: nothing was taken out

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

} // namespace storedesk::ui::account
