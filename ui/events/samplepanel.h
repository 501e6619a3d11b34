// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "events/proposal.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPlainTextEdit;

namespace storedesk::ui::events {

// Accepts pasted or dropped samples of events that a shop sends, and proposes fields for them.
class SamplePanel final : public Panel
{
    Q_OBJECT

public:
    SamplePanel(const Theme &theme, QWidget *parent);

    [[nodiscard]] QString text() const;
    // Sets the text without emitting edited().
    void setText(const QString &text);
    void propose();
    void goTo();
    // Appends the contents of the files to the text.
    void readFiles(const QStringList &paths);

Q_SIGNALS:
    // Emitted on user input only.
    void edited();
    void proposed(const storedesk::events::Proposal &proposal);
    void closed();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildHead(const Theme &theme);
    void buildState();
    // Analyses the current text.
    void look();

    QPlainTextEdit *m_text;
    QLabel *m_count;
    QLabel *m_state;
    QLabel *m_leftOut;
    Button *m_propose;
};

} // namespace storedesk::ui::events
