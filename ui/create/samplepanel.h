// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "design/proposal.h"
#include "ui/widgets/panel.h"

class QLabel;
class QPlainTextEdit;

namespace storedesk::ui::create {

// What a shop sends, pasted or dropped, and the fields that follow from it.
class SamplePanel final : public Panel
{
    Q_OBJECT

public:
    SamplePanel(const Theme &theme, QWidget *parent);

    [[nodiscard]] QString text() const;
    void setText(const QString &text); // does not say edited()
    void propose();
    void goTo();
    void readFiles(const QStringList &paths); // behind what is there

Q_SIGNALS:
    void edited(); // by a person
    void proposed(const storedesk::design::Proposal &proposal);
    void closed();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void buildHead(const Theme &theme);
    void buildState();
    void look(); // at what is pasted so far

    QPlainTextEdit *m_text;
    QLabel *m_count;
    QLabel *m_state;
    QLabel *m_leftOut;
    Button *m_propose;
};

} // namespace storedesk::ui::create
