// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QDateTime>
#include <QFrame>

class QLabel;

namespace storedesk::ui {
class Button;
class ElidedLabel;
class KeyHint;
class ProgressLine;
class IconLabel;
class Theme;
} // namespace storedesk::ui

namespace storedesk::ui::create {

// The bar below a create form. Shows the open issues with a link to the next one, the state of the
// draft, and the buttons to create and to discard. While sending, it shows the progress and a stop
// button.
class CreateFoot final : public QFrame
{
    Q_OBJECT

public:
    CreateFoot(const Theme &theme, QWidget *parent);

    // A count of 0 means that there are no issues.
    void reportIssues(qsizetype count, const QString &first);
    void setDraftStatus(const QString &words, const QDateTime &time = {});
    // Shows these words in place of the issues.
    void reportSending(const QString &words);
    void reportProgress(qint64 sent, qint64 total);
    // Shows that nothing is being sent.
    void reportIdle();

    [[nodiscard]] Button *goThere() const { return m_goThere; }
    [[nodiscard]] Button *discard() const { return m_discard; }
    [[nodiscard]] Button *stop() const { return m_stop; }
    [[nodiscard]] Button *create() const { return m_create; }

private:
    void tell(bool signShown, Tone tone, const QString &words);

    IconLabel *m_sign;
    ElidedLabel *m_words;
    Button *m_goThere;
    KeyHint *m_key;
    ProgressLine *m_progress;
    QLabel *m_draft;
    Button *m_stop;
    Button *m_discard;
    Button *m_create;
};

} // namespace storedesk::ui::create
