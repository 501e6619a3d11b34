// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "api/call.h"
#include "profiles/profile.h"
#include "ui/details/fieldlines.h"
#include "ui/host/page.h"

#include <QPointer>

class QBoxLayout;
class QScrollArea;

namespace storedesk::ui {
class PageHead;
class StatePane;
} // namespace storedesk::ui

namespace storedesk::ui::details {
class FieldSheet;
class RawPane;
} // namespace storedesk::ui::details

namespace storedesk::ui::overview {

// Shows the store as described by the service, with the account's connection settings next to it.
class StorePage final : public Page
{
    Q_OBJECT

public:
    explicit StorePage(PageHost &host, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    [[nodiscard]] Icon icon() const override;
    void refresh() override;
    [[nodiscard]] bool settled() const override;
    [[nodiscard]] QList<QAction *> recordActions() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    // Stacks the columns when the page is narrow.
    void arrange();
    void buildHead(QBoxLayout *box);
    [[nodiscard]] QWidget *accountPanel();
    [[nodiscard]] QScrollArea *padded(QWidget *content);
    void take(const http::Outcome &outcome);
    void showState();
    void showStore();
    void tryAgain();
    void copy();
    [[nodiscard]] std::vector<details::LineGroup> groups() const;

    QPointer<api::Call> m_call;
    QJsonObject m_store;
    std::optional<http::Error> m_error;
    QDateTime m_readAt;
    PageHead *m_head;
    details::FieldSheet *m_sheet;
    details::RawPane *m_raw;
    StatePane *m_pane = nullptr;
    QBoxLayout *m_columns = nullptr;
    QScrollArea *m_fields = nullptr;
    // The panels next to the fields.
    QList<QWidget *> m_beside;
    QAction *m_copy;
};

// Returns an account's connection settings as lines.
[[nodiscard]] details::LineGroup linesOf(const profiles::Profile &profile);

} // namespace storedesk::ui::overview
