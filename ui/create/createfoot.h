// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme/tokens.h"

#include <QFrame>

class QHBoxLayout;
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

// The bar at the foot of a form: what is still to solve and the way there, how safe the draft is,
// and the two ways out. While something is sent it tells how far it is and how to stop it.
class CreateFoot final : public QFrame
{
    Q_OBJECT

public:
    CreateFoot(const Theme &theme, QWidget *parent);

    void tellPoints(qsizetype count, const QString &first); // 0: nothing to solve
    void tellDraft(const QString &words);
    void tellSending(const QString &words); // instead of the points
    void tellProgress(qint64 sent, qint64 total);
    void tellIdle(); // nothing is sent

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
