// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/request.h"
#include "ui/forms/reviewmodel.h"
#include "ui/theme/tokens.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;

namespace storedesk::ui {
class Button;
class Frame;
class IconLabel;
class TableView;
} // namespace storedesk::ui

namespace storedesk::ui::forms {

// What is asked before a write leaves.
struct Review
{
    bool creates = false; // "What will be sent": there is nothing old
    QString title = {}; // of the record: Lucía Ferrer
    QString address = {}; // how it is reached
    QString question = {}; // of a create; a change makes its own
    QString button = {}; // likewise
    api::Request request; // as it would be sent with all the rows
    std::vector<ReviewRow> rows;
    QString checked = {}; // of a change: when the record was read again, in words
    QString kind = {}; // one of them: "contact"
    QString remark = {}; // one more sentence, for example of a deprecated operation
};

// Old and new before saving. Agreeing names the fields that are left to send.
class ReviewDialog final : public QDialog
{
    Q_OBJECT

public:
    ReviewDialog(Frame &frame, const Review &review, QWidget *parent = nullptr);

    // The request with the rows that are left.
    [[nodiscard]] api::Request request() const;

Q_SIGNALS:
    void agreed(const storedesk::api::Request &request);
    void keptOld(const QString &key); // the field goes back to what the service has

private:
    QWidget *buildBody();
    QWidget *buildTable();
    [[nodiscard]] int widthOfTitles() const;
    QWidget *buildCheckLine();
    QWidget *buildRequest();
    QWidget *buildFoot();
    void addKeepButtons();
    void keepOld(const QString &key);
    void tell();
    void fitRows(); // to what stands in them

    Frame &m_frame;
    Review m_review;
    ReviewModel *m_model;
    QLabel *m_question = nullptr;
    TableView *m_table = nullptr;
    IconLabel *m_sign = nullptr;
    QLabel *m_check = nullptr;
    Button *m_fold = nullptr;
    QPlainTextEdit *m_text = nullptr;
    Button *m_main = nullptr;
};

} // namespace storedesk::ui::forms
