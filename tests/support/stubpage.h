// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/host/page.h"

#include <QAction>
#include <QLineEdit>
#include <QVBoxLayout>

#include <utility>

namespace support {

// A page that the test controls. Counts the calls that the window makes.
class StubPage final : public storedesk::ui::Page
{
public:
    explicit StubPage(storedesk::ui::PageHost &frame, QString name = QStringLiteral("stub"))
        : Page(frame, {.page = name})
        , m_name(std::move(name))
        , m_action(QStringLiteral("Do it"), this)
    {
        auto *field = new QLineEdit(this);
        field->setObjectName(QStringLiteral("stubField"));
        (new QVBoxLayout(this))->addWidget(field);
    }

    [[nodiscard]] QString title() const override { return m_name; }
    [[nodiscard]] storedesk::ui::Icon icon() const override { return storedesk::ui::Icon::Person; }
    void refresh() override { ++refreshed; }
    void find() override { findChild<QLineEdit *>()->setFocus(); }
    void showOnly(const QMap<QString, QString> &filter) override { wanted = filter; }
    void paste(const QString &text) override { pasted = text; }
    void restrictTo(const QStringList &keys) override { restricted = keys; }
    [[nodiscard]] QList<QAction *> recordActions() const override
    {
        return {const_cast<QAction *>(&m_action)};
    }
    [[nodiscard]] bool hasPendingChanges() const override { return pending; }
    void discardChanges() override
    {
        ++discarded;
        setPending(false);
    }
    [[nodiscard]] storedesk::ui::Badge badge() const override { return shown; }

    void setPending(bool now)
    {
        pending = now;
        Q_EMIT headChanged();
    }

    bool pending = false;
    int refreshed = 0;
    QString pasted = {};
    QStringList restricted = {};
    int discarded = 0;
    storedesk::ui::Badge shown = {};
    QMap<QString, QString> wanted = {};

private:
    QString m_name;
    QAction m_action;
};

} // namespace support
