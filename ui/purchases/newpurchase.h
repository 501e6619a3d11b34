// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "catalogue/checker.h"
#include "catalogue/example.h"
#include "ui/create/createpage.h"
#include "ui/purchases/purchaseitems.h"

namespace storedesk::ui::forms {
class FieldEditor;
} // namespace storedesk::ui::forms

namespace storedesk::ui::purchases {

class ItemTable;
class PurchaseEffects;
class PurchaseFields;
class PurchaseTotals;

// Form for a new purchase: buyer, lines, totals and effects.
class NewPurchase final : public create::CreatePage
{
    Q_OBJECT

public:
    // The page address may name the buyer by "email" or "external-id", followed by the value.
    NewPurchase(PageHost &host, const PageAddress &place);
    // Deletes the table before the lines that it shows.
    ~NewPurchase() override;

    // Repeats all lookups.
    void refresh() override;
    [[nodiscard]] bool settled() const override;

protected:
    [[nodiscard]] create::FormIssues openIssues() const override;
    void showReasons() override;
    [[nodiscard]] QJsonObject typed() const override;
    void setTyped(const QJsonObject &typed) override;
    [[nodiscard]] http::Request request() const override;
    [[nodiscard]] QList<std::pair<QString, QString>> review() const override;
    std::vector<http::FieldError>
    showFieldErrors(const std::vector<http::FieldError> &errors) override;
    void refused(const http::Error &error) override;
    [[nodiscard]] PageAddress placeOf(const QJsonObject &record) const override;

private:
    void build();
    void connectParts();
    void askForProducts();
    void askAgain(const QString &productId);
    // Applies a change that does not count as user input.
    void take(const std::function<void()> &change);
    [[nodiscard]] QList<catalogue::Example> knownProducts() const;
    [[nodiscard]] QJsonObject body() const;
    [[nodiscard]] static QString wordsOf(const PurchaseItem &line, const QJsonObject &product);
    [[nodiscard]] create::FormIssues fieldPoints() const;
    [[nodiscard]] create::FormIssues linePoints() const;
    [[nodiscard]] QJsonObject fresh() const;
    // Returns null if the key has no editor.
    [[nodiscard]] forms::FieldEditor *editorOf(QStringView key) const;
    void markLeftFields();
    void goTo(const QString &key) const;

    catalogue::Checker m_checker;
    PurchaseItems m_lines;
    storedesk::records::ValueLookup m_products;
    PurchaseFields *m_fields = nullptr;
    ItemTable *m_table = nullptr;
    PurchaseTotals *m_totals = nullptr;
    PurchaseEffects *m_effects = nullptr;
    bool m_taking = false;
};

} // namespace storedesk::ui::purchases
